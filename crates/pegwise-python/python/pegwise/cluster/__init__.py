"""What outgrows one machine, on a cluster of Ray: strategies against millions of secrets, many runs, proofs of optimal play.

The work is cut into *units*: the play after some turns, or the search of a position up to a total. A unit always gives the same
result, so Ray can repeat it when a worker or a whole machine is lost. What is finished is kept in a *checkpoint*, from which a
later run goes on. The result is that of one machine, to the last guess: a tree is put together and every secret replayed; a proof
ends with a search that knows the *facts* which the units found, and would find the same without them, only later.

```
pip install "$(echo target/wheels/*.whl)[ray]"
python -m pegwise.cluster evaluate 6x9 entropy --checkpoint runs/6x9
```
"""

from __future__ import annotations

try:
    import ray as _ray  # noqa: F401
except ImportError as reason:
    raise ImportError("pegwise.cluster needs Ray: install the package with its extra `ray`, see docs/cluster.md") from reason

from .atlas import atlas
from .evaluation import build, evaluate
from .proof import prove

__all__ = ["atlas", "build", "evaluate", "prove"]

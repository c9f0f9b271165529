"""Work that is too much for one machine, on a Ray cluster: strategies against millions of secrets, many runs, proofs of optimal play.

The work is cut into *units*: the play after some turns, or the search of a position up to a total. A unit always gives the same
result, so Ray can repeat it when a worker or a whole machine is lost. Finished units are kept in a *checkpoint*, from which a later
run continues. The result is the same as on one machine, down to the last guess. For a strategy, the tree is joined and every secret
replayed. A proof ends with a search that reads the *facts* found by the units; without them it would reach the same result, only later.

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

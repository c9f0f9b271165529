//! Tests of the reference of a Python package that `python_reference.py` writes.

use std::fs;
use std::path::Path;
use std::process::Command;

const PACKAGE: &str = r#""""A package.

>>> import package
"""

from .board import Board, count

__version__ = "1"
__all__ = ["Board", "count"]
"#;

const MODULE: &str = r#"
class Board(Base):
    """A board with List<T>.

    >>> Board(4).pegs
    4

    More about it.
    """

    pegs: int
    _hidden: str

    def __init__(self, pegs: int = 4) -> None: ...

    def _secret(self): ...

    @overload
    def read(self, text: str) -> int: ...

    def read(self, text):
        """Reads a code."""


def count(board: Board, *, most: int | None = None) -> int:
    """Counts codes."""


class Hidden:
    """Not offered."""
"#;

const PAGE: &str = "# Python reference

A package.

```pycon
>>> import package
```

## Board

```text
class Board(Base)
```

A board with List&lt;T>.

```pycon
>>> Board(4).pegs
4
```

More about it.

- `pegs`: `int`

### Board.__init__

```text
__init__(self, pegs: int=4) -> None
```


### Board.read

```text
read(self, text)
```

Reads a code.

## count

```text
count(board: Board, *, most: int | None=None) -> int
```

Counts codes.

";

#[test]
#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn a_page_has_what_the_package_offers() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python-package");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("__init__.py"), PACKAGE).unwrap();
    fs::write(folder.join("board.py"), MODULE).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("python_reference.py");
    match Command::new("python3").arg(script).arg(folder).output() {
        Err(missing) => eprintln!("skipped: there is no python3 here ({missing})"),
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            similar(&String::from_utf8(output.stdout).unwrap(), PAGE);
        }
    }
}

/// Compares Markdown without blank lines, which do not matter.
fn similar(found: &str, expected: &str) {
    let lines = |text: &str| text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(found), lines(expected));
}

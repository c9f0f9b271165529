"""The notebooks run from the first cell to the last."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))
# Only a safeguard against hanging.
LONG = 600


def test_there_are_six() -> None:
    assert len(NOTEBOOKS) == 6


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Leaves the user's own games and settings alone.
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert cells and all(not cell.outputs for cell in cells), "a notebook is kept without outputs"
    NotebookClient(notebook, timeout=LONG, kernel_name="python3").execute()
    assert all(cell.execution_count for cell in cells)


def test_progress_is_a_bar() -> None:
    code = 'import pegwise\npegwise.evaluate("knuth", "5x7", progress=True)'
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=LONG, kernel_name="python3").execute()
    bar, result = notebook.cells[0].outputs
    assert "<progress" in bar["data"]["text/html"] and "100%" in bar["data"]["text/html"]
    assert "<svg" in result["data"]["text/html"] and "image/svg+xml" in result["data"]


def test_a_board_is_shown_as_a_widget() -> None:
    code = 'from pegwise.widget import BoardWidget\nwidget = BoardWidget("4x6", secret="3632")\nwidget.guess("1122")\nwidget'
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=LONG, kernel_name="python3").execute()
    (shown,) = notebook.cells[0].outputs
    model = shown["data"]["application/vnd.jupyter.widget-view+json"]["model_id"]
    states = notebook.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    assert states[model]["state"]["message"] == "Row 1, 1122: 1.0."

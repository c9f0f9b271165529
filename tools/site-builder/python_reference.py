"""Writes the reference of a Python package as a Markdown page: its public names (`__all__`), with signatures and docstrings.

python3 python_reference.py FOLDER_OF_THE_PACKAGE > reference.md

It reads the sources without running them, so nothing has to be built or installed.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

Function = (ast.FunctionDef, ast.AsyncFunctionDef)


def main(folder: Path) -> None:
    package = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    print("# Python reference\n")
    print(prose(package))
    for name in offered(package):
        module = module_of(package, name)
        if module is None:
            continue
        source = folder / f"{module}.py"
        if not source.is_file():
            continue
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in tree.body:
            if getattr(node, "name", None) == name and not is_overload(node):
                print(entry(node))


def offered(package: ast.Module) -> list[str]:
    """Returns the names in `__all__`."""
    for node in package.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) == "__all__":
            return list(ast.literal_eval(node.value))
    raise SystemExit("the package has no __all__")


def module_of(package: ast.Module, name: str) -> str | None:
    """Returns the module of the package from which a name is imported."""
    for node in package.body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and name in [alias.name for alias in node.names]:
            return node.module
    return None


def is_overload(node: ast.AST) -> bool:
    return any(ast.unparse(decorator) in ("overload", "typing.overload") for decorator in getattr(node, "decorator_list", []))


def entry(node: ast.AST) -> str:
    if isinstance(node, Function):
        return f"## {node.name}\n\n{signature(node)}\n\n{prose(node)}"
    if not isinstance(node, ast.ClassDef):
        return ""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    head = f"class {node.name}({bases})" if bases else f"class {node.name}"
    parts = [f"## {node.name}\n\n```text\n{head}\n```\n\n{prose(node)}"]
    parts += [field(part) for part in node.body if isinstance(part, ast.AnnAssign) and is_public(ast.unparse(part.target))]
    parts.append("")
    for part in node.body:
        if isinstance(part, Function) and (is_public(part.name) or part.name == "__init__") and not is_overload(part):
            parts.append(f"### {node.name}.{part.name}\n\n{signature(part)}\n\n{prose(part)}")
    return "\n".join(parts)


def field(node: ast.AnnAssign) -> str:
    return f"- `{ast.unparse(node.target)}`: `{ast.unparse(node.annotation)}`"


def is_public(name: str) -> bool:
    return not name.startswith("_")


def signature(node: ast.FunctionDef) -> str:
    decorators = [f"@{ast.unparse(decorator)}" for decorator in node.decorator_list]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return "\n".join(["```text", *decorators, f"{node.name}({ast.unparse(node.args)}){returns}", "```"])


def prose(node: ast.AST) -> str:
    """Returns a docstring as Markdown, with examples as code blocks."""
    lines, is_example = [], False
    for line in inspect.cleandoc(ast.get_docstring(node) or "").splitlines():
        if line.startswith(">>> ") and not is_example:
            lines.append("```pycon")
            is_example = True
        elif not line and is_example:
            lines.append("```")
            is_example = False
        # Outside code blocks, Markdown would treat `<` as HTML.
        lines.append(line if is_example else line.replace("<", "&lt;"))
    if is_example:
        lines.append("```")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Storage for finished units, from which a stopped run can continue."""

from __future__ import annotations

import hashlib
import tempfile
from typing import Any

import fsspec


class Checkpoint:
    """A folder of finished units, at any location that fsspec supports: a path, `s3://…`, `memory://…`.

    Each unit is a file, named after the work that it is the result of. A run can therefore read what any earlier run of the same
    work has left, and two runs can share a folder.
    """

    def __init__(self, place: str | None) -> None:
        self._is_temporary = place is None
        self.place = place if place is not None else tempfile.mkdtemp(prefix="pegwise-")
        self._files, self._folder = fsspec.core.url_to_fs(self.place)
        self._files.makedirs(self._folder, exist_ok=True)

    def _path(self, kind: str, name: str) -> str:
        # Names can be long games, and contain characters that some file systems refuse.
        return f"{self._folder}/{kind}-{hashlib.sha256(name.encode()).hexdigest()[:32]}"

    def read(self, kind: str, name: str) -> bytes | None:
        """Returns the result kept under this name, or `None` if it is missing or truncated."""
        path = self._path(kind, name)
        try:
            kept: bytes = self._files.cat_file(path)
        except FileNotFoundError:
            return None
        first, _, rest = kept.partition(b"\n")
        return rest if first == _head(name, rest) else None

    def keep(self, kind: str, name: str, result: bytes) -> None:
        """Keeps the result of a unit."""
        path = self._path(kind, name)
        # Readers check that the file is complete, so it need not be written elsewhere and moved.
        self._files.pipe_file(path, _head(name, result) + b"\n" + result)

    def all(self, kind: str) -> list[bytes]:
        """Returns all complete results of a kind, in the order of their files."""
        found: list[bytes] = []
        listed: list[Any] = sorted(self._files.ls(self._folder, detail=False))
        for path in listed:
            if path.rsplit("/", 1)[-1].startswith(f"{kind}-"):
                first, _, rest = self._files.cat_file(path).partition(b"\n")
                if first.startswith(hashlib.sha256(rest).hexdigest().encode()):
                    found.append(rest)
        return found

    def close(self) -> None:
        """Removes the folder if it is temporary."""
        if self._is_temporary:
            self._files.rm(self._folder, recursive=True)


def _head(name: str, result: bytes) -> bytes:
    return f"{hashlib.sha256(result).hexdigest()} {name}".encode()

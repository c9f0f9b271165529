"""Where finished units are kept, so that a stopped run can go on."""

from __future__ import annotations

import hashlib
import tempfile
from typing import Any

import fsspec


class Checkpoint:
    """A folder of finished units, at any place that fsspec knows: a path, `s3://…`, `memory://…`.

    Each unit is a file, named by what it is the result of. So a run reads what any earlier run of the same work has left, and two runs
    can share a folder.
    """

    def __init__(self, place: str | None) -> None:
        self._is_temporary = place is None
        self.place = place if place is not None else tempfile.mkdtemp(prefix="pegwise-")
        self._files, self._folder = fsspec.core.url_to_fs(self.place)
        self._files.makedirs(self._folder, exist_ok=True)

    def _path(self, kind: str, name: str) -> str:
        # Names can be long games, and have signs that some places refuse.
        return f"{self._folder}/{kind}-{hashlib.sha256(name.encode()).hexdigest()[:32]}"

    def read(self, kind: str, name: str) -> bytes | None:
        """What was kept under this name; nothing if it is not there, or was cut off."""
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
        # A reader checks that it is whole, so nothing needs to be moved into place.
        self._files.pipe_file(path, _head(name, result) + b"\n" + result)

    def all(self, kind: str) -> list[bytes]:
        """All results of a kind that are whole, in the order of their files."""
        found: list[bytes] = []
        listed: list[Any] = sorted(self._files.ls(self._folder, detail=False))
        for path in listed:
            if path.rsplit("/", 1)[-1].startswith(f"{kind}-"):
                first, _, rest = self._files.cat_file(path).partition(b"\n")
                if first.startswith(hashlib.sha256(rest).hexdigest().encode()):
                    found.append(rest)
        return found

    def close(self) -> None:
        """Removes what nobody asked to keep."""
        if self._is_temporary:
            self._files.rm(self._folder, recursive=True)


def _head(name: str, result: bytes) -> bytes:
    return f"{hashlib.sha256(result).hexdigest()} {name}".encode()

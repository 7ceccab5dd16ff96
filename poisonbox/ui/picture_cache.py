"""Rendered pictures of the first page on disk, so that the next start need not draw them again."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

from poisonbox import __version__
from poisonbox.paths import resources

_MOST = 48 << 20
"""Bytes that are kept; when there are more, all of it is drawn anew."""

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
"""What Qt draws fastest, and so what is written: a file is nothing but pixels and a checksum."""


class PictureCache:
    """A folder of pictures. Whatever is wrong with it, pictures are simply drawn again."""

    def __init__(self, folder: Path) -> None:
        """Use a folder, which need not exist."""
        self.starting = True
        """Whether pictures are kept: only those that are asked for while the program starts."""
        self._folder = folder / "pictures"
        self._art = resources() / "art"

    def name(
        self, drawing: str, width: int, height: int, values: Mapping[str, str], cut: bool
    ) -> Path:
        """The file of a picture: another version of the program or of the drawing has another."""
        changed = 0
        with suppress(OSError):
            changed = (self._art / f"{drawing}.svg").stat().st_mtime_ns
        key = repr((__version__, changed, cut, sorted(values.items())))
        name = f"{drawing.replace('/', '-')}-{width}x{height}-{zlib.crc32(key.encode()):08x}.pixels"
        return self._folder / name

    def load(self, file: Path, width: int, height: int) -> QImage | None:
        """A picture, if it is there and whole."""
        try:
            data = file.read_bytes()
        except OSError:
            return None
        pixels, mark = data[:-4], data[-4:]
        if len(pixels) != 4 * width * height or zlib.adler32(pixels).to_bytes(4) != mark:
            return None
        return QImage(pixels, width, height, 4 * width, _FORMAT).copy()

    def keep(self, file: Path, image: QImage) -> None:
        """Write a picture; a half-written one is known by its checksum."""
        if not self.starting:
            return
        pixels = bytes(image.constBits())
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._make_room()
            file.write_bytes(pixels + zlib.adler32(pixels).to_bytes(4))

    def _make_room(self) -> None:
        files = list(self._folder.glob("*.pixels"))
        if sum(file.stat().st_size for file in files) > _MOST:
            for file in files:
                file.unlink(missing_ok=True)

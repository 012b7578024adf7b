"""Drives `regions pick` through a pseudo-terminal."""

import random
import subprocess
import sys

from terminal import DOWN, ENTER, ESCAPE, LEFT, RIGHT, UP, Session

tool = sys.argv[1]
table = dict(line.split("\t") for line in subprocess.check_output([tool, "--all"], text=True).splitlines())


def pick(*arguments, **size):
    return Session([tool, "pick", *arguments], **size)


# Three columns, what is chosen, and what Enter prints.
session = pick()
first = session.screen.lines()
assert [first[0][:8].strip(), first[0].split()[:3]] == ["› 北京市", ["›", "北京市", "›"]], first[0]
session.send(*[DOWN] * 10, RIGHT, RIGHT, DOWN, DOWN)
assert session.screen.styled("7")[0].strip() == "› 西湖区", session.screen.styled("7")
assert session.screen.lines()[-2].strip() == "330106  浙江省 › 杭州市 › 西湖区"
assert session.send(ENTER).ending() == (0, "330106  浙江省 › 杭州市 › 西湖区  district\n")

# Typing narrows; a column without districts leaves the choice where it is.
session = pick().send("广", "东", RIGHT, "东莞")
assert session.screen.lines()[-2].strip() == "441900  广东省 › 东莞市", session.screen.lines()[-2]
assert "中山市" not in "".join(session.screen.lines())
assert session.send(ENTER).ending() == (0, "441900  广东省 › 东莞市  prefecture-level city\n")

# Esc and Ctrl-C choose nothing.
assert pick().send(DOWN, ESCAPE).ending() == (130, "")
assert pick().send("\x03").ending() == (130, "")

# Starts where it is told to, also in other sizes, and follows changes of the size.
for width, height in [(80, 24), (40, 10), (200, 60), (20, 5), (7, 3), (1, 1)]:
    session = pick("330106", width=width, height=height)
    session.redraw(width + 1, height)
    assert session.send(ENTER).ending() == (0, "330106  浙江省 › 杭州市 › 西湖区  district\n")

# Whatever keys come, the chosen region is the one that is printed.
for seed in range(5):
    keys = random.Random(seed)
    session = pick().send(*["".join(keys.choices([UP, DOWN, DOWN, LEFT, RIGHT, RIGHT, "市", "\x7f", "\x15"], k=30))] * 2)
    shown = session.screen.lines()[-2].split()
    status, output = session.send(ENTER).ending()
    code = output.split()[0]
    assert status == 0 and shown[0] == code, (shown, output)
    assert "/".join(shown[1:]).replace("/›/", "/") == table[code], (shown, table[code])

# Without a terminal it says so.
for streams in [{"stdin": subprocess.DEVNULL}, {"stdout": subprocess.PIPE}]:
    refusal = subprocess.run(
        [tool, "pick"], **({"stdin": subprocess.PIPE, "stdout": subprocess.PIPE} | streams), stderr=subprocess.PIPE, text=True)
    assert refusal.returncode == 69 and refusal.stdout == "" and "terminal" in refusal.stderr, refusal

print("regions pick showed and printed what was chosen")

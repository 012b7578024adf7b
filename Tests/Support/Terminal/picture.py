"""Draws a screen of `regions pick` as an SVG, for the README: picture.py TOOL > Documentation/Images/pick.svg"""

import sys
from xml.sax.saxutils import escape

from terminal import DOWN, ESCAPE, RIGHT, Session

CELL, LINE, MARGIN = 8.4, 18, 12
CLASSES = {"": "plain", "1": "chosen", "2": "faint", "7": "focused"}

session = Session([sys.argv[1], "pick"], width=72, height=16)
session.send(*[DOWN] * 10, RIGHT, RIGHT, DOWN, DOWN)
screen = session.screen
width, height = screen.width * CELL + 2 * MARGIN, screen.height * LINE + 2 * MARGIN

print(f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">
<title>regions pick: three columns, 浙江省 › 杭州市 › 西湖区 chosen</title>
<style>
text {{ font: 14px ui-monospace, Menlo, Consolas, "Noto Sans Mono CJK SC", "PingFang SC", monospace; white-space: pre }}
.paper {{ fill: #fff; stroke: #d0d7de }} text {{ fill: #1f2328 }}
.chosen {{ font-weight: bold }} .faint {{ fill: #656d76 }} .mark {{ fill: #1f2328 }} .focused {{ fill: #fff }}
@media (prefers-color-scheme: dark) {{
.paper {{ fill: #0d1117; stroke: #30363d }} text {{ fill: #e6edf3 }}
.faint {{ fill: #8d96a0 }} .mark {{ fill: #e6edf3 }} .focused {{ fill: #0d1117 }}
}}
</style>
<rect class="paper" x="0.5" y="0.5" width="{width - 1:g}" height="{height - 1:g}" rx="6"/>""")
for y, row in enumerate(screen.runs()):
    for x, _, style in row:
        if style == "7":
            length = next((i for i, cell in enumerate(screen.cells[y][x:]) if cell[1] != style), screen.width - x)
            print(
                f'<rect class="mark" x="{MARGIN + x * CELL:g}" y="{MARGIN + y * LINE:g}" '
                f'width="{length * CELL:g}" height="{LINE}"/>')
    # Each word at its own place: fonts differ in how wide they draw Chinese.
    x = 0
    while x < screen.width:
        character, style = screen.cells[y][x]
        if character == " ":
            x += 1
            continue
        start, word = x, ""
        while x < screen.width and screen.cells[y][x][0] != " " and screen.cells[y][x][1] == style:
            word += screen.cells[y][x][0]
            x += 1
        print(
            f'<text class="{CLASSES[style]}" x="{MARGIN + start * CELL:g}" y="{MARGIN + y * LINE + 13.5:g}" '
            f'textLength="{(x - start) * CELL:g}" lengthAdjust="spacingAndGlyphs">{escape(word)}</text>')
print("</svg>")
session.send(ESCAPE).ending()

"""check.py SITE PLIST: drives the page as people do, and compares it with the property list.

--picture FILE draws the page instead.
"""

import base64
import http.server
import os
import plistlib
import sys
import threading
import time
import unicodedata
from functools import partial

from browser import Browser

BACKSPACE, TAB, ENTER, ESCAPE = "\ue003", "\ue004", "\ue007", "\ue00c"
END, HOME, LEFT, UP, RIGHT, DOWN = "\ue010", "\ue011", "\ue012", "\ue013", "\ue014", "\ue015"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def expect(actual, expected, what):
    if actual != expected:
        raise SystemExit(f"{what}: {actual!r} instead of {expected!r}")


class Page:
    def __init__(self, browser, url, width=800, dark=False):
        self.browser = browser
        browser.devtools(
            "Emulation.setDeviceMetricsOverride", width=width, height=640, deviceScaleFactor=1, mobile=width < 500)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        browser.devtools("Emulation.setEmulatedMedia", features=[scheme])
        browser.open(url)
        self.wait("return document.querySelector('#chosen').textContent !== ''", "the page is ready")

    def wait(self, condition, what, *arguments):
        end = time.monotonic() + 20
        while not self.browser.run(condition, *arguments):
            if time.monotonic() > end:
                raise SystemExit(f"never: {what}; the page says {self.chosen()!r}")
            time.sleep(0.05)

    def chosen(self):
        return self.browser.run("return document.querySelector('#chosen').textContent")

    def wait_for(self, text):
        self.wait("return document.querySelector('#chosen').textContent === arguments[0]", text, text)

    def wheel(self, column):
        return self.browser.run("return document.querySelectorAll('.wheel')[arguments[0]]", column)

    def option(self, column, title):
        script = """return [...arguments[0].children].find((row) => row.textContent === arguments[1])"""
        return self.browser.run(script, self.wheel(column), title)

    def titles(self, column):
        return self.browser.run("return [...arguments[0].children].map((row) => row.textContent)", self.wheel(column))

    def active(self):
        """The text of the row that a screen reader reads where the focus is, and whether it is marked as selected."""
        return self.browser.run("""
            const row = document.getElementById(document.activeElement.getAttribute("aria-activedescendant"));
            return row && [row.textContent, row.getAttribute("aria-selected")]""")

    def search(self, text):
        self.browser.run("document.querySelector('#search').focus()")
        if text:
            self.browser.keys(*text)


def line(*regions):
    return " ".join(region["name"] for region in regions) + " " + regions[-1]["code"]


def child(region, name):
    return next(child for child in region["children"] if child["name"] == name)




def by_pointer(page, china):
    """Turns the wheels, and clicks a row."""
    tianjin, zhejiang = china[1], next(p for p in china if p["name"] == "浙江省")
    expect(page.titles(0), [province["name"] for province in china], "the provinces")
    page.browser.turn(page.wheel(0), 44)
    page.wait_for(line(tianjin, tianjin["children"][0]))
    page.browser.turn(page.wheel(0), 44 * (china.index(zhejiang) - 1))
    hangzhou = zhejiang["children"][0]
    page.wait_for(line(zhejiang, hangzhou, hangzhou["children"][0]))
    expect(page.titles(1), [city["name"] for city in zhejiang["children"]], "the cities")
    expect(page.titles(2), [district["name"] for district in hangzhou["children"]], "the districts")
    page.browser.click(page.option(1, zhejiang["children"][1]["name"]))
    ningbo = zhejiang["children"][1]
    page.wait_for(line(zhejiang, ningbo, ningbo["children"][0]))
    page.browser.turn(page.wheel(2), 44 * 2)
    page.wait_for(line(zhejiang, ningbo, ningbo["children"][2]))


def by_keyboard(page, china):
    """Tab, arrows, Home and End, and type-ahead; the active row is what a screen reader reads."""
    guangdong = next(p for p in china if p["name"] == "广东省")
    page.search("")
    page.browser.keys(TAB, HOME)
    page.wait_for(line(china[0], china[0]["children"][0]))
    page.browser.keys(DOWN)
    expect(page.active(), [china[1]["name"], "true"], "the active row")
    page.browser.keys(END)
    page.wait_for(line(china[-1], *china[-1].get("children", [])[:1]))
    page.browser.keys(UP, DOWN, UP, UP)
    expect(page.active(), [china[-3]["name"], "true"], "the active row")
    page.browser.keys(*"guangdong")
    page.browser.keys(TAB)
    expect(page.active(), [guangdong["children"][0]["name"], "true"], "the active row")
    page.browser.keys(*"dg")
    page.wait_for(line(guangdong, child(guangdong, "东莞市")))
    expect(page.titles(2), ["东莞市"], "a city without districts")
    page.browser.keys(LEFT)
    expect(page.active(), ["广东省", "true"], "the active row")
    page.browser.keys(RIGHT, UP)
    before = guangdong["children"][guangdong["children"].index(child(guangdong, "东莞市")) - 1]
    page.wait_for(line(guangdong, before, before["children"][0]))
    page.browser.keys(RIGHT, END)
    page.wait_for(line(guangdong, before, before["children"][-1]))


def by_search(page, china):
    """Names, pinyin and initials; with arrows and Enter, and with the pointer."""
    paths = [path for path in walk(china)]
    named = [path for path in paths if path[-1]["name"] == "朝阳区"]
    page.search("朝阳区")
    options = "return [...document.querySelectorAll('#found [role=option]')].map((row) => row.textContent)"
    expect(page.browser.run(options), [" ".join(r["name"] for r in path) for path in named], "what is found")
    page.browser.keys(DOWN)
    expect(page.active(), [" ".join(r["name"] for r in named[1]), "true"], "the active result")
    page.browser.keys(ENTER)
    page.wait_for(line(*named[1]))
    page.search("hangzhou")
    page.browser.click(page.browser.run("return document.querySelector('#found [role=option]')"))
    page.wait_for(line(*first_below(next(path for path in paths if letters(path[-1]).startswith("hangzhou")))))
    page.search("hz")
    expect("浙江省 杭州市" in page.browser.run(options), True, "杭州市 is found by its initials")
    page.browser.keys(ESCAPE)
    expanded = page.browser.run("return document.querySelector('#search').getAttribute('aria-expanded')")
    expect(expanded, "false", "the list after Escape")
    page.browser.keys(BACKSPACE, BACKSPACE)
    page.search("zzzz")
    page.wait_for("没有找到")
    expect(page.browser.run("return document.querySelector('#found').hidden"), True, "no list without results")


def letters(region):
    """The pinyin as people type it."""
    return "".join(c for c in unicodedata.normalize("NFD", region["pinyin"]).lower() if "a" <= c <= "z")


def first_below(path):
    """The path down to the first region below its end, which the wheels fall to."""
    while children := path[-1].get("children"):
        path = (*path, children[0])
    return path


def walk(regions, above=()):
    """All regions with those above them, level by level as the table has them."""
    level = [(*above, region) for region in regions]
    while level:
        yield from level
        level = [(*path, region) for path in level for region in path[-1].get("children", [])]


def every_region(page, china):
    """Goes through all provinces and cities by their rows, and compares every title."""
    script = """
        const click = (column, row) => rows(column)[row].click();
        const rows = (column) => [...document.querySelectorAll(".wheel")[column].children];
        const titles = (column) => rows(column).map((row) => row.textContent);
        const seen = [];
        titles(0).forEach((province, row) => {
          click(0, row);
          seen.push([province, titles(1).map((city, row) => { click(1, row); return [city, titles(2)]; })]);
        });
        return seen"""
    expected = []
    for province in china:
        cities = []
        # A province without a second or third level shows itself, or its districts, in the columns that it lacks.
        children = province.get("children", [])
        deep = any("children" in city for city in children)
        for city in children if deep else [province]:
            below = city.get("children") or [city]
            cities.append([city["name"], [district["name"] for district in below]])
        expected.append([province["name"], cities])
    expect(page.browser.run(script), expected, "all rows of all wheels")


def narrow(page, china):
    """At 360 pixels nothing is wider than its place, the longest names included."""
    longest = sorted(walk(china), key=lambda path: -len(path[-1]["name"]))[:3]
    for path in longest:
        page.search(path[-1]["name"])
        page.browser.keys(ENTER)
        page.wait_for(line(*path))
        page.search(path[-1]["name"])
        overflowing = page.browser.run("""
            const wide = (e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1;
            const all = [document.documentElement, ...document.querySelectorAll("main, main *")];
            const high = [...document.querySelectorAll(".wheel [role=option]")].filter(
              (row) => row.scrollHeight > row.clientHeight);
            return [...all.filter((e) => e.clientWidth > 0 && wide(e)), ...high].map((e) => e.id + e.textContent)""")
        expect(overflowing, [], f"what overflows at {path[-1]['name']}")
        page.browser.run("const search = document.querySelector('#search'); search.value = ''; search.blur()")


def accessible(page):
    """Every control has a name and a role, in the tree that screen readers get."""
    nodes = page.browser.devtools("Accessibility.getFullAXTree")["nodes"]
    named = {}
    for node in nodes:
        role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value", "")
        focusable = any(p["name"] == "focusable" and p["value"].get("value") for p in node.get("properties", []))
        if node.get("ignored") or role == "RootWebArea":
            continue
        if (focusable or role in ("option", "listbox", "combobox")) and not name:
            raise SystemExit(f"a {role} without a name")
        named.setdefault(role, []).append(name)
    expect(named.get("listbox"), ["省", "市", "区"], "the wheels' names")
    expect(named.get("combobox"), ["搜索"], "the field's name")
    if "status" not in named:
        raise SystemExit("nothing says what is chosen")


def legible(page):
    """Text stands out from what is behind it by 4.5 to 1, as WCAG 2 asks for."""
    faint = page.browser.run("""
        const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
        const light = (colour) => parts(colour).slice(0, 3).map((c) => c / 255)
          .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
          .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
        const behind = (e) => {
          const colour = getComputedStyle(e).backgroundColor;
          return parts(colour)[3] === 0 ? behind(e.parentElement) : colour;
        };
        const ratio = (e) => {
          const [a, b] = [light(getComputedStyle(e).color), light(behind(e))].sort((a, b) => b - a);
          return (a + 0.05) / (b + 0.05);
        };
        return [...document.querySelectorAll("h1, label, input, .label, [role=option], #chosen")]
          .filter((e) => ratio(e) < 4.5).map((e) => e.textContent)""")
    expect(faint, [], "too faint to read")


def draw(page, file):
    page.search("西湖区")
    page.browser.keys(ENTER)
    page.browser.keys(TAB)
    picture = page.browser.devtools("Page.captureScreenshot", format="png", clip={
        "x": 0, "y": 0, "width": 560, "height": 410, "scale": 1})
    with open(file, "wb") as output:
        output.write(base64.b64decode(picture["data"]))


def main():
    site, plist, *options = sys.argv[1:]
    with open(plist, "rb") as file:
        china = plistlib.load(file)
    url = serve(os.path.abspath(site))
    browser = Browser()
    try:
        if options[:1] == ["--picture"]:
            draw(Page(browser, url, width=560), options[1])
            return
        page = Page(browser, url)
        by_pointer(page, china)
        by_keyboard(page, china)
        by_search(page, china)
        every_region(page, china)
        for dark in (False, True):
            page = Page(browser, url, width=360, dark=dark)
            narrow(page, china)
            accessible(page)
            legible(page)
        expect([entry["message"] for entry in browser.console()], [], "the console")
    finally:
        browser.close()
    print("the page chooses by wheel, keyboard and search what the property list has")


main()

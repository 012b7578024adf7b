"""A program in a pseudo-terminal, and what is on its screen."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time
import unicodedata


class Screen:
    """As much of a terminal as `regions pick` uses."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.is_second = False
        self.first_output = ""
        self.clear()

    def clear(self):
        self.cells = [[(" ", "")] * self.width for _ in range(self.height)]
        self.x = self.y = 0
        self.style = ""

    def feed(self, text):
        for part in re.findall(r"\x1b\[[?0-9;]*[A-Za-z]|\r|\n|.", text, re.DOTALL):
            if part.startswith("\x1b["):
                self.control(part[2:])
            elif not self.is_second:
                self.first_output += part
            elif part == "\r":
                self.x = 0
            elif part == "\n":
                assert self.y < self.height - 1, "the screen scrolls"
                self.y += 1
            else:
                self.put(part)

    def put(self, character):
        width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        assert self.x + width <= self.width, f"line {self.y} is too long: {self.line(self.y)}"
        self.cells[self.y][self.x] = (character, self.style)
        if width == 2:
            self.cells[self.y][self.x + 1] = ("", self.style)
        self.x += width

    def control(self, sequence):
        if sequence == "H":
            self.x = self.y = 0
        elif sequence == "2J":
            self.clear()
        elif sequence.endswith("m"):
            self.style = sequence[:-1].lstrip("0")
        elif sequence in ("?1049h", "?1049l"):
            self.is_second = sequence.endswith("h")

    def line(self, y):
        return "".join(character for character, _ in self.cells[y])

    def lines(self):
        return [self.line(y) for y in range(self.height)]

    def styled(self, style):
        """The texts in a style, from top to bottom."""
        return [text for row in self.runs() for _, text, found in row if found == style]

    def runs(self):
        """For each line, the pieces in one style: column, text, style."""
        rows = []
        for cells in self.cells:
            row = []
            for x, (character, style) in enumerate(cells):
                if row and row[-1][2] == style:
                    row[-1][1] += character
                else:
                    row.append([x, character, style])
            rows.append(row)
        return rows


class Session:
    def __init__(self, arguments, width=80, height=24):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            time.sleep(0.1)
            os.execv(arguments[0], arguments)
        self.resize(width, height)
        self.status = None
        self.read()

    def resize(self, width, height):
        self.screen = Screen(width, height)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def redraw(self, width, height):
        """Resizes while the program runs."""
        self.resize(width, height)
        self.screen.is_second = True
        self.read()

    def send(self, *keys):
        for key in keys:
            os.write(self.terminal, key.encode())
            self.read()
        return self

    def read(self):
        """Takes what comes until nothing has come for a while."""
        data = b""
        wait = 5.0
        while select.select([self.terminal], [], [], wait)[0]:
            try:
                piece = os.read(self.terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            data += piece
            wait = 0.2
        self.screen.feed(data.decode())

    def ending(self):
        """The exit status and what was printed outside of the second screen."""
        for _ in range(100):
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                assert termios.tcgetattr(self.terminal)[3] & termios.ECHO, "the terminal is left without echo"
                return os.waitstatus_to_exitcode(status), self.screen.first_output.replace("\r\n", "\n")
            time.sleep(0.05)
        raise AssertionError("the program does not end")


UP, DOWN, RIGHT, LEFT, ESCAPE, ENTER = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b", "\r"

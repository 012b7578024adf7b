"""Just enough of the WebDriver protocol to drive Chromium with the standard library."""

import json
import subprocess
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Browser:
    def __init__(self):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.driver.stdout:
            if "on port " in line and "successfully" in line:
                self.root = "http://127.0.0.1:" + line.rsplit("on port ", 1)[1].strip(" .\n")
                break
        else:
            raise SystemExit("chromedriver did not start")
        arguments = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        capabilities = {
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.root += "/session/" + session["sessionId"]

    def close(self):
        self._call("DELETE", "")
        self.driver.terminate()
        self.driver.wait()

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.root + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{method} {path}: {error.read().decode()}")

    def open(self, url):
        self._call("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self._call("POST", "/execute/sync", {"script": script, "args": arguments})

    def devtools(self, command, **parameters):
        return self._call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def keys(self, *keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def click(self, element):
        move = {"type": "pointerMove", "origin": element, "x": 0, "y": 0, "duration": 0}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._call("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]})

    def turn(self, element, pixels):
        actions = [{"type": "scroll", "origin": element, "x": 0, "y": 0, "deltaX": 0, "deltaY": pixels, "duration": 0}]
        self._call("POST", "/actions", {"actions": [{"type": "wheel", "id": "wheel", "actions": actions}]})

    def console(self):
        return self._call("POST", "/se/log", {"type": "browser"})

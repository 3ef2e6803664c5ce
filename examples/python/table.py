#!/usr/bin/env python3
"""A colonial game with units, by Python's own library: what an app does, in a hundred lines.

examples/python/table.py [URL]
"""
import json
import secrets
import sys
import time
import urllib.error
import urllib.request

PATIENCE = 30  # seconds in which a request is sent again


class Refused(Exception):
    """What the service refuses: a problem (RFC 9457) with `code`, `title`, perhaps `detail` and, of members, `violations`."""

    def __init__(self, problem):
        super().__init__(problem.get("detail", problem["title"]))
        self.problem = problem


class Service:
    def __init__(self, url, token=None):
        self.url, self.token = url, token

    def get(self, path):
        return self.send(path, None)

    def post(self, path, body):
        return self.send(path, body, secrets.token_hex(16))

    def send(self, path, body, key=None):
        """One key for all attempts: what was recorded before the answer was lost is answered again, not done again."""
        headers = {"Content-Type": "application/json"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers |= {"Idempotency-Key": key} if key else {}
        request = urllib.request.Request(self.url + path, None if body is None else json.dumps(body).encode(), headers)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=10) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                wait = int(error.headers.get("Retry-After", "0"))
                if not wait or time.monotonic() + wait > end:
                    raise Refused(problem) from error
            except (urllib.error.URLError, TimeoutError):
                wait = 1
                if time.monotonic() + wait > end:
                    raise
            time.sleep(wait)

    def join(self, code, name):
        """A seat. The nonce goes into the dice, so that the service alone cannot choose them."""
        joined = self.post("/v1/join", {"code": code, "name": name, "nonce": secrets.token_hex(16)})
        return Service(self.url, joined["token"])

    def events(self, game):
        """Each entry, from the first on. An app goes on after a cut with `after`, the number of the last one it has."""
        headers = {"Authorization": f"Bearer {self.token}", "Accept": "text/event-stream"}
        request = urllib.request.Request(f"{self.url}{game}/events?after=-1", headers=headers)
        with urllib.request.urlopen(request, timeout=60) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


def unit(name, side, kind, figures, leadership, **more):
    return {"id": name.lower().replace(" ", "-"), "name": name, "side": side, "kind": kind, "figures": figures, "leadership": leadership} | more


def main():
    umpire = Service(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080")
    opened = umpire.post("/v1/sessions", {"ruleset": "colonial", "units": [
        unit("Black Watch", "red", "regular_infantry", 12, 7, weapon="modern_rifle"),
        unit("Third Impi", "blue", "tribal_infantry", 16, 6, weapon="ragtag"),
    ]})
    umpire.token, game = opened["token"], f"/v1/sessions/{opened['id']}"
    codes = {side["id"]: side["join_code"] for side in opened["sides"]}
    anna, ben = umpire.join(codes["red"], "Anna"), umpire.join(codes["blue"], "Ben")

    umpire.post(f"{game}/turns", {})
    volley = {"step": "ranged-attack", "units": {"firer": "black-watch", "target": "third-impi"}, "input": {"range": 10}}
    print("Anna:", anna.post(f"{game}/rulings", volley)["summary"])
    for due in umpire.get(f"{game}/due")["due"]:
        print("due:", due["title"])
        if due["unit"] == "third-impi" and not due.get("only_if"):
            answer = ben.post(f"{game}/rulings", {"step": due["step"], "units": {due["role"]: due["unit"]}})
            print("Ben:", answer["summary"])
    try:
        ben.post(f"{game}/rulings", volley)
    except Refused as refused:
        print("Ben is refused:", refused)

    umpire.post(f"{game}/close", {"remark": "It was late."})
    for entry in ben.events(game):
        print(entry["seq"], entry["kind"], entry.get("summary", ""))
        if entry["kind"] == "closed":
            break


main()

#!/usr/bin/env python3
"""Odds beside icepool, a library for the chances of dice, in one run: the large questions of tests/bench/odds that it can
express, the same answer first, then the time of each (the processor's, the best of some) and the ratio.

    tests/bench/odds_beside_icepool.py [BUILD]     by default build/release, with bench_odds and umpire built

Without icepool (pip install icepool) it says so and does nothing."""
import json
import os
import statistics
import subprocess
import sys
import time
from fractions import Fraction

if len(sys.argv) > 2 or any(word.startswith("-") for word in sys.argv[1:]):
    print(__doc__, file=sys.stderr)
    sys.exit(2)
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
try:
    import icepool
except ImportError:
    print("odds_beside_icepool: icepool is not installed; skipped")
    sys.exit(0)

EACH, MEDIAN, VOLLEYS = 10, 50, 1  # how many times as quick is asked


# ---- d12: a volley at figures on foot that die of any wound ----

def shots(count, hit_on):
    return count @ (icepool.d(12) >= hit_on)


KILLS = {"close": icepool.d(12) >= 2, "far": icepool.d(12) >= 3}  # a pinned figure lives


def fall(state, hits, kill):
    """Hits on those who wait, in rounds; the state is who waits and who was hit and lives."""
    waiting, hit = state
    if hits == 0 or waiting + hit == 0:
        return state
    if waiting == 0:
        waiting, hit = hit, 0
    now = min(hits, waiting)
    return (now @ kill).map(lambda dead: fall((waiting - now, hit + now - dead), hits - now, kill))


def killed(figures, *volleys):
    state = icepool.Die([(figures, 0)])
    for hits, kill in volleys:
        state = icepool.map(lambda a, h: fall(a, h, kill), state, hits, star=False)
    return state.map(lambda waiting, hit: figures - waiting - hit, star=True)


def three_groups():
    return shots(24, 6) @ KILLS["close"]


def four_groups():
    return killed(24, (shots(32, 6), KILLS["close"]))


def four_ranges():
    return killed(24, (shots(16, 6), KILLS["close"]), (shots(8, 7), KILLS["far"]), (shots(8, 6), KILLS["close"]))


# ---- tt: who loses a round ----

def loser():
    # what a hit counts for, in halves of a point, with the kills and the casualties
    hit = icepool.Die({icepool.Vector((4, 1, 1)): 2, icepool.Vector((2, 0, 1)): 2, icepool.Vector((1, 0, 0)): 2,
                       icepool.Vector((0, 0, 0)): 4})
    sides = [(20 @ hit).map(lambda v, size=size: (v[0], v[1], v[2] > 0, v[2] >= size), star=False) for size in (24, 20)]

    def of(a, b):
        if (a[3] and b[3]) or not (a[2] or b[2]):  # nobody is left on either side, or nobody is lost
            return "none"
        if a[2] != b[2]:  # who alone has casualties loses
            return "side1" if a[2] else "side2"
        if a[:2] != b[:2]:
            return "side1" if a[:2] > b[:2] else "side2"
        return icepool.Die(["side1", "side2"])
    return icepool.map(of, sides[0], sides[1], star=False)


# ---- colonial ----

def casualties():
    return 24 @ (icepool.d(6) >= 5)


def result():
    return icepool.map(lambda lost, won: "draw" if lost == won else "attacker_wins" if won > lost else "defender_wins",
                       casualties(), casualties())


QUESTIONS = [
    ("d12-skirmish", "Three groups of eight at 24: killed", three_groups),
    ("d12-skirmish", "Four groups of eight at 24: killed", four_groups),
    ("d12-skirmish", "Four groups of eight at different ranges at 24: killed", four_ranges),
    ("tt", "Twenty hits on each side: who loses", loser),
    ("colonial", "24 fire at 24: casualties", casualties),
    ("colonial", "24 against 24, both with leaders: who wins", result),
]


def question(ruleset, name):
    with open(os.path.join(ROOT, "tests", "bench", "odds", ruleset + ".json"), encoding="utf-8") as file:
        return next(case for case in json.load(file)["cases"] if case["name"] == name)


def answer(umpire, ruleset, case):
    """The distribution, as value -> chance."""
    command = [umpire, "odds", ruleset, case["step"], "-", "--of", case["of"][0], "--json"]
    said = json.loads(subprocess.run(command, input=json.dumps({"input": case["input"]}), text=True, check=True,
                                     capture_output=True).stdout)
    return {value["value"]: Fraction(value["fraction"]) for value in said["distributions"][0]["values"]}


def times_of(bench):
    """Microseconds by the question's name."""
    lines = subprocess.run([bench, "large"], text=True, check=True, capture_output=True).stdout.splitlines()[1:]
    parts = [line.split(None, 5) for line in lines]
    return {part[5]: float(part[3]) for part in parts if len(part) == 6}


def time_of(find):
    best = 1e9
    for _ in range(3):
        start = time.process_time()
        find()
        best = min(best, time.process_time() - start)
    return best * 1e6


def same(found, wanted):
    said = {value: Fraction(found.quantity(value), found.denominator()) for value in found.outcomes()}
    return {value: chance for value, chance in said.items() if chance} == wanted


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "build", "release")
    own = times_of(os.path.join(build, "tests", "bench", "bench_odds"))
    others, fine = [], True
    print(f"icepool {icepool.__version__}\n{'umpire us':>12} {'icepool us':>12} {'ratio':>8}  question")
    for ruleset, name, find in QUESTIONS:
        case = question(ruleset, name)
        if not same(find(), answer(os.path.join(build, "src", "umpire"), ruleset, case)):
            print(f"  {name}: the answers differ")
            fine = False
            continue
        its = time_of(find)
        ratio, asked = its / own[name], VOLLEYS if ruleset == "d12-skirmish" else EACH
        fine = fine and ratio >= asked
        others += [ratio] if ruleset != "d12-skirmish" else []
        print(f"{own[name]:12.0f} {its:12.0f} {ratio:8.1f}  {name}" + ("" if ratio >= asked else f": MISSES {asked}"))
    median = statistics.median(others) if others else 0
    print(f"median of all but the volleys of d12: {median:.1f}, asked {MEDIAN}" + ("" if median >= MEDIAN else ": MISSES"))
    sys.exit(0 if fine and median >= MEDIAN else 3)


if __name__ == "__main__":
    main()

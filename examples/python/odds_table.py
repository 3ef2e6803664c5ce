#!/usr/bin/env python3
"""How many of the target fall to a volley, range by range: exact odds as a table, by Python's own library.

examples/python/odds_table.py [URL]
"""
import json
import sys
import urllib.error
import urllib.request

RANGES = [6, 12, 18, 24]
MOST = 6


def odds(url):
    """Twelve regulars with modern rifles fire at a unit of sixteen in the open: one question, asked for each range."""
    question = {
        "input": {"kind": "regular_infantry", "weapon": "modern_rifle", "figures": 12, "range": 6, "target": {"figures": 16}},
        "of": ["/casualties"],
        "vary": {"/input/range": RANGES},
    }
    request = urllib.request.Request(
        f"{url}/v1/rulesets/colonial/ranged-attack/odds", json.dumps(question).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["detail"])


def main():
    url = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    print("range " + "".join(f"{f'{n} or more':>11}" for n in range(1, MOST + 1)))
    for case in odds(url)["cases"]:
        at_least = {value["value"]: value["at_least"]["chance"] for value in case["distributions"][0]["values"]}
        chances = (at_least.get(n, 0) for n in range(1, MOST + 1))
        print(f'{case["varied"]["/input/range"]:>4}" ' + "".join(f"{chance:>11.1%}" for chance in chances))


main()

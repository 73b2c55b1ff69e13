#!/usr/bin/env python3
"""fit_kinds.py ROWS FILE: fit the weights of KindModel to ROWS and write them to FILE.

Each row is a kind, a weight and features, with tabs between. It is a multinomial logistic
regression, fitted row by row with a step for each weight that shrinks as it moves. Twice the
smallest weights are dropped and the rest fitted again, until WEIGHTS are left.
"""

import collections
import math
import random
import sys

import numpy as np

WEIGHTS = 30_000
# A weight of 1 has so many steps; a sign has at most so many of them.
UNIT, MOST = 6, 39
# The signs of the first kind, of no weight and of the digit 0 in the base of 64.
FIRST_KIND, ZERO, DIGIT = ord("$"), ord("Q"), ord("0")
# How many features have their place in one row of the file.
IN_ROW = 11
OTHER = "other"
ORDERS = 4
# What was said in so many requests was heard, whether it tells anything or not.
HEARD = 3


def read(path):
    rows = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            kind, weight, *names = line.rstrip("\n").split("\t")
            rows.append((kind, int(weight) / 2, names))
    return rows


class Model:
    def __init__(self, rows):
        counts = collections.Counter(kind for kind, _, _ in rows)
        self.kinds = [OTHER] + sorted(k for k, n in counts.items() if n >= 5 and k != "multi")
        place = {kind: index for index, kind in enumerate(self.kinds)}
        self.rows = rows
        self.wanted = [place.get(kind, 0) for kind, _, _ in rows]
        seen = collections.Counter(name for _, _, names in rows for name in names)
        asked = collections.Counter(
            name for kind, _, names in rows for name in names
            if kind != "error" and name.startswith("u:")
        )
        self.heard = {"h:" + name[2:] for name, n in asked.items() if n >= HEARD}
        self.take(name for name, n in seen.items() if n >= 2)
        self.weights = np.zeros((len(self.names), len(self.kinds)), np.float32)

    def take(self, names):
        self.names = sorted(names)
        place = {name: index for index, name in enumerate(self.names)}
        self.features = [
            np.array(sorted(place[n] for n in names if n in place), dtype=np.int64)
            for _, _, names in self.rows
        ]

    def fit(self, rounds, rate, mask=None, seed=0):
        moved = np.full(self.weights.shape, 1e-3, np.float32)
        order = list(range(len(self.rows)))
        chance = random.Random(seed)
        for _ in range(rounds):
            chance.shuffle(order)
            for row in order:
                names = self.features[row]
                if not len(names):
                    continue
                scale = 1 / math.sqrt(len(names))
                now = self.weights[names]
                sums = now.sum(0) * scale
                shares = np.exp(sums - sums.max())
                shares /= shares.sum()
                shares[self.wanted[row]] -= 1
                slope = (shares * (scale * self.rows[row][1]))[None, :] + 2e-6 * now
                if mask is not None:
                    slope = slope * mask[names]
                total = moved[names] + slope * slope
                moved[names] = total
                self.weights[names] = now - rate / np.sqrt(total) * slope

    def fit_often(self, rounds, rate, mask):
        """The mean of several fits in other orders, so that none of them decides."""
        start, total = self.weights, 0
        for seed in range(ORDERS):
            self.weights = start.copy()
            self.fit(rounds, rate, mask, seed)
            total = total + self.weights
        self.weights = total / ORDERS

    def drop_all_but(self, count):
        """The largest weights stay, with the features that have one; a mask of them is returned."""
        sizes = np.abs(self.weights)
        least = np.sort(sizes.ravel())[::-1][min(count, sizes.size) - 1]
        mask = sizes >= least
        rows = np.where(mask.any(1))[0]
        self.weights = (self.weights * mask)[rows]
        self.take([self.names[row] for row in rows])
        return mask[rows].astype(np.float32)

    def runs(self):
        """The features with their weights as signs, and the words that were heard without any."""
        runs = {name: "" for name in self.heard}
        for name, row in zip(self.names, self.weights):
            signs = ""
            for kind, weight in enumerate(row):
                steps = max(-MOST, min(MOST, round(float(weight) * UNIT)))
                if steps:
                    signs += chr(FIRST_KIND + kind) + chr(ZERO + steps)
            if signs:
                runs[name] = signs
        return runs


def number(name):
    """FNV-1a of a feature's name, of which 30 bits tell features apart."""
    value = 0x811C9DC5
    for byte in name.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value >> 2


def digits(value, count):
    return "".join(chr(DIGIT + (value >> 6 * place & 63)) for place in reversed(range(count)))


def packed(runs):
    """The places of the features, by number, and their weights, each as the rows of a text."""
    places, weights, row, at = [], [], "", 0
    for name in sorted(runs, key=number):
        places.append(digits(number(name), 5) + digits(at, 3))
        row += runs[name]
        at += len(runs[name])
        if len(row) > 90:
            weights.append(row)
            row, at = "", at + 1
    places.append(digits((1 << 30) - 1, 5) + digits(at, 3))
    if len({place[:5] for place in places}) < len(places):
        sys.exit("two features have one number")
    if at >= 1 << 18:
        sys.exit("more weights than a place can tell")
    rows = ["".join(places[at : at + IN_ROW]) for at in range(0, len(places), IN_ROW)]
    return rows, weights + ([row] if row else [])


def filled(text, width=90):
    """A text in rows that end between two words."""
    rows = [""]
    for word in text.split(" "):
        if len(rows[-1]) + len(word) > width:
            rows.append("")
        rows[-1] += word + " "
    return [row.rstrip() for row in rows]


def main(rows_path, path):
    rows = read(rows_path)
    model = Model(rows)
    model.fit(6, 0.35)
    for count in (2 * WEIGHTS, WEIGHTS):
        mask = model.drop_all_but(count)
        model.fit_often(4, 0.2, mask)
    runs = model.runs()
    places, weights = packed(runs)
    classes = sorted(name[2:] for name in runs if name.startswith("c:"))
    texts = [
        ("The kinds that are told apart, in the order of their signs.", "kinds", "String",
         ["|".join(model.kinds)]),
        ("The classes of the rule book that weigh.", "classes", "String", filled(" ".join(classes))),
        ("Each feature's number and where its weights begin, in the order of numbers.", "places",
         "StaticString", places),
        ("The weights of each feature: the signs of a kind and of its steps.", "weights",
         "StaticString", weights),
    ]
    with open(path, "w", encoding="utf-8") as file:
        file.write("/// The weights of `KindModel`, fitted by `Scripts/fit-kinds`.\n")
        file.write("enum KindWeights {\n")
        for index, (meaning, name, kind, rows) in enumerate(texts):
            text = "\n".join("        " + row for row in rows)
            if '"""' in text or "\\#" in text:
                sys.exit("a row has signs that end the text or begin a value in it")
            file.write("\n" if index else "")
            file.write(f'    /// {meaning}\n    static let {name}: {kind} = #"""\n{text}\n        """#\n')
        file.write("}\n")
    print(f"{len(model.rows)} lines, {len(runs)} features, {len(model.kinds)} kinds: {path}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])

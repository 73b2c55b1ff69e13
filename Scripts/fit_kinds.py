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

WEIGHTS = 15_000
# A weight of 1 has so many steps; a sign has at most so many of them.
UNIT, MOST = 6, 39
FIRST_KIND, ZERO = ord("#"), ord("O")
OTHER = "other"
ORDERS = 4
# What was said in so many lines was heard, whether it tells anything or not.
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
        self.heard = {name for name, n in seen.items() if n >= HEARD and name.startswith("u:")}
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

    def table(self):
        fields = []
        for name, row in zip(self.names, self.weights):
            signs = ""
            for kind, weight in enumerate(row):
                steps = max(-MOST, min(MOST, round(float(weight) * UNIT)))
                if steps:
                    signs += chr(FIRST_KIND + kind) + chr(ZERO + steps)
            if signs:
                fields.append(f"{name}\t{signs}")
        # Forty features in a row keep the file short.
        rows = ["\t".join(fields[at : at + 40]) for at in range(0, len(fields), 40)]
        told = {field.split("\t")[0] for field in fields}
        heard = sorted(name[2:] for name in self.heard - told)
        return ["|".join(self.kinds), " ".join(heard)] + rows


def main(rows_path, path):
    rows = read(rows_path)
    model = Model(rows)
    model.fit(6, 0.35)
    for count in (2 * WEIGHTS, WEIGHTS):
        mask = model.drop_all_but(count)
        model.fit_often(4, 0.2, mask)
    text = "\n".join("        " + row for row in model.table())
    if '"""' in text or "\\#" in text:
        sys.exit("a row has signs that end the text or begin a value in it")
    with open(path, "w", encoding="utf-8") as file:
        file.write("/// The weights of `KindModel`, fitted by `Scripts/fit-kinds`.\n")
        file.write("enum KindWeights {\n")
        file.write(f'    static let all = #"""\n{text}\n        """#\n')
        file.write("}\n")
    print(f"{len(rows)} lines, {len(model.names)} features, {len(model.kinds)} kinds: {path}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])

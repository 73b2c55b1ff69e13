"""Doubles every field of everything that the program reads, and fails where time grows faster.

    Scripts/fuzz --growth             all rows, each with words and with another kind of text
    Scripts/fuzz --growth PART…       the rows with one of these patterns in their labels, with all kinds
    Scripts/fuzz --growth --list      the labels: what is covered

A row (growth_rows.py) is filled with 1 MB of a kind of text. The kinds take turns from row to row, and
move on with the day, so that a week of runs has nearly all. Every line of a row is timed by itself;
where one takes long, the text is halved until none does. What looks wrong is measured three times
more, and the smallest counts.
"""
import concurrent.futures, math, os, re, sys, time
from growth_runs import FOREVER, LONGEST
from growth_rows import rows

PROGRAM, PARTS = os.path.abspath(sys.argv[1]), sys.argv[2:]
LARGEST, SMALLEST = int(os.environ.get("GROWTH_LARGEST", 1 << 20)), 1 << 10
IGNORED = .05      # seconds more than that of which nothing is said: the memory's own steps
STEEPEST = 2.6     # of a time to that of half as much


def of(piece, begin=""):
    """A maker of texts of about a size, which all end alike: a question mark at the end, say, is no heading."""
    def made(size):
        return begin + piece * max(1, size // len(piece.encode()))
    return made


KINDS = {
    "words": of("green onion and leek soup with rice cream olive oil salt "),
    "one word": of("leekonion"),
    "Chinese": of("大葱韭菜土豆汤米饭奶油"),
    "digits": of("1234567890"),
    "amounts": of("1 1/2 - 2 tbsp (30 ml) leek for 5-10 min, "),
    "signs": of(".,;:!?()-'\"/%*_#@~{}=+"),
    "brackets": of("([{<"),
    "lines": of("leek\n2 g of salt\n\n1. Cook it for 5 minutes.\n"),
    "markup": of("&amp;&lt;<b>x</b>[y](z)&#65;<https://a.example/>"),
    "emoji": of("👩\u200d👩\u200d👧🏽🇩🇪"),
    "marks": of("\u0301\u0323", "e"),
}


def judged(kind, run, largest):
    """What is wrong with the growth of a row: words for each line of it."""
    make, size, times, told = KINDS.get(kind, lambda size: size), largest, {}, {}
    if kind == "nothing":
        return [f"'{line}' can't be done" for line in run(PROGRAM, "")[1]]

    def taken(size):
        return run(PROGRAM, make(size))[0]

    def least(size, line):
        return min(taken(size).get(line, 0) for _ in range(3))
    while size >= SMALLEST:
        times[size] = taken(size)
        for line, seconds in times[size].items():
            larger = times.get(size * 2, {}).get(line, 0)
            if line in told:
                continue
            if math.isnan(seconds):
                told[line] = f"crashes with {size >> 10} kB"
            elif seconds == FOREVER:
                told[line] = f"doesn't end with {size >> 10} kB"
            elif seconds > LONGEST:
                again = least(size, line)
                if again > LONGEST:
                    told[line] = f"takes {again:.1f} s with {size >> 10} kB"
            elif STEEPEST * seconds + IGNORED < larger < FOREVER:
                again = least(size, line), least(size * 2, line)
                if again[1] > STEEPEST * again[0] + IGNORED:
                    told[line] = f"takes {again[0]:.2f} s with {size >> 10} kB and {again[1]:.2f} s with {size >> 9} kB"
        if max(times[size].values()) <= IGNORED:
            break
        size //= 2
    return [f"'{line}' {why}" for line, why in told.items()]


def main():
    begun, cases, parts, failed = time.monotonic(), [], set(), 0
    others, day, rows_before = [kind for kind in KINDS if kind != "words"], int(time.time() // 86_400), 0
    for label, many, run in rows(PROGRAM):
        # Lines that fail with the usual text would tell nothing.
        part = label.rpartition(":")[0]
        first = ["nothing"] if not many and part not in parts | {"files", "archives", "prompt", "lines"} else []
        parts.add(part)
        rows_before += 1
        turn = "words", others[(rows_before + day) % len(others)]
        for kind in ["many"] if many else [*first, *KINDS]:
            whole = f"{label}, {kind}"
            wanted = any(re.search(part, whole) for part in PARTS) if PARTS else kind not in KINDS or kind in turn
            if PARTS == ["--list"] or wanted:
                # Thousands of recipes or commands in one file are no field: they take what each takes.
                cases.append((label, kind, run, LARGEST >> 3 if part == "files" and many else LARGEST))
    if PARTS == ["--list"]:
        print("\n".join(dict.fromkeys(label for label, *_ in cases)))
        return
    before = os.times()
    # One more than can run at once, for many wait for a terminal or a server.
    workers = int(os.environ.get("GROWTH_WORKERS", os.cpu_count() + 1))
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = [(f"{label}, {kind}", pool.submit(judged, *case)) for label, *case in cases for kind in case[:1]]
        for label, result in results:
            for why in result.result():
                failed += 1
                print(f"{label}: {why}", flush=True)
    after = os.times()
    print(f"growth: {len(cases)} fields in {time.monotonic() - begun:.0f} s, "
          f"{sum(after[:4]) - sum(before[:4]):.0f} of the processor, {failed} lines too slow")
    sys.exit(1 if failed else 0)


main()

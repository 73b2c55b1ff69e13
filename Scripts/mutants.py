"""Small faults that tests should notice. Scripts/mutants starts it."""
import os, random, re, shutil, signal, subprocess, sys, time

COUNT, SEED, FOLDER = int(sys.argv[1]), sys.argv[2], sys.argv[3].rstrip("/")
COPY = os.path.abspath(".build/mutants")
# As `Scripts/test` builds, so that neither builds anew what the other built.
BUILD_FLAGS = ["-debug-info-format", "none"]
RESULTS = f".build/mutants-{SEED}.tsv"
BUILD_LIMIT, TEST_LIMIT = 1_800, 600  # seconds
OUTSIDE = ("Sources/Starters/", "Sources/StaticLibraries/", "Sources/System/")

# What is exchanged for what, outside of texts and comments; the spaces keep out generics and closures.
EXCHANGES = {
    "comparison turned": [(r" == ", " != "), (r" != ", " == "), (r" < ", " >= "), (r" > ", " <= "),
                          (r" <= ", " > "), (r" >= ", " < ")],
    "boundary moved": [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
                       (r"(?<=[\w)])\.\.<(?=[\w(])", "..."), (r"(?<![\w.])([1-9]\d?)(?![\w.])", None)],
    "condition dropped": [(r" && ", " || "), (r" \|\| ", " && "), (r"(?<=\bif )(?!let |var |case |#)([^{,]+)(?= \{)", r"!(\1)"),
                          (r"(?<=\bguard )(?!let |var |case )([^{,]+)(?= else)", "true")],
    "sign changed": [(r" \+ ", " - "), (r" - ", " + "), (r" \+= ", " -= "), (r" -= ", " += ")],
    "lock left out": [(r"\.write \{", ".writeWithoutTransaction {"), (r"\bLOCK_EX\b", "LOCK_UN"), (r"\bBEGIN IMMEDIATE\b", "BEGIN")],
}


def masked(text):
    """The text with comments and texts in quotes blanked, place for place."""
    blank = lambda match: re.sub(r"[^\n]", " ", match.group())
    return re.sub(r'"""[\s\S]*?"""|//[^\n]*|/\*[\s\S]*?\*/|#?"(?:\\.|[^"\\\n])*"#?', blank, text)


def faults(path):
    """All faults that can be made in a file: kind, place, length and what stands there instead."""
    text = open(path, encoding="utf-8").read()
    plain = masked(text)
    for kind, exchanges in EXCHANGES.items():
        for pattern, other in exchanges:
            for match in re.finditer(pattern, text if "lock" in kind else plain):
                new = match.expand(other) if other is not None else str(int(match.group(1)) + 1)
                yield kind, match.start(), match.end() - match.start(), new
    # The first thing that a function does is to return; only where it returns nothing.
    for match in re.finditer(r"\bfunc [^\n{]*\)(?: async)?(?: throws)? \{\n", plain):
        yield "early return", match.end(), 0, "        if Bool(true) { return }\n"
    # A row of a table, in an array of literals or in a text.
    for match in re.finditer(r'"""\n([\s\S]*?)"""', text):
        for row in re.finditer(r"[^\n]*[^\s][^\n]*\n", match.group(1)):
            if match.group(1).count("\n") >= 4:
                yield "row left out", match.start(1) + row.start(), len(row.group()), ""
    for match in re.finditer(r'(?<=, )"[^"\\\n]{2,}", ', text):
        yield "element left out", match.start(), len(match.group()), ""


def drawn():
    """So many faults, spread over files and kinds; the same for the same seed."""
    chance = random.Random(SEED)
    files = []
    for folder, _, names in os.walk(FOLDER):
        files += [os.path.join(folder, name) for name in names if name.endswith(".swift")]
    files = sorted(file for file in files if not file.startswith(OUTSIDE))
    chance.shuffle(files)
    while files:
        for path in files:
            by_kind = {}
            for fault in faults(path):
                if fault[2] or fault[3]:
                    by_kind.setdefault(fault[0], []).append(fault)
            if by_kind:
                yield path, chance.choice(by_kind[chance.choice(sorted(by_kind))])


def run(arguments, limit, tests):
    """Exit code and output; None for the code where the time was up."""
    environment = dict(os.environ, RECIPE_TESTS=tests)
    environment.pop("RECIPE_WARNINGS", None)
    process = subprocess.Popen(arguments, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, errors="replace", start_new_session=True)
    try:
        output = process.communicate(timeout=limit)[0]
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return None, process.communicate()[0]


def tests_of(path):
    """The module's own tests, and the suites that drive the program and name the file's type."""
    module = path.split("/")[1]
    own = module + "Tests" if os.path.isdir(f"Tests/{module}Tests") else None
    stem = os.path.basename(path).split("+")[0].removesuffix(".swift")
    suites = []
    for folder, _, names in os.walk("Tests/RecipeTests"):
        for name in names:
            if name.endswith(".swift") and re.search(rf"\b{stem}\b", open(os.path.join(folder, name)).read()):
                suites.append(name.removesuffix(".swift"))
    return own, sorted(suites)


def noticed(path):
    """What noticed the fault that stands in the copy now; nil where nothing did."""
    own, suites = tests_of(path)
    modules = " ".join(([own] if own else []) + (["RecipeTests"] if suites or not own else []))
    code, output = run(["swift", "build", "--build-tests", *BUILD_FLAGS], BUILD_LIMIT, modules)
    if code != 0:
        return "compiler", next((line for line in output.splitlines() if "error:" in line), "")
    filters = ([rf"^{own}\."] if own else []) + [rf"^RecipeTests\.{suite}" for suite in suites]
    if not own and not suites:
        filters = [r"^RecipeTests\."]
    for pattern in filters:
        code, output = run(["swift", "test", "--skip-build", "--filter", pattern], TEST_LIMIT, modules)
        if code is None:
            return "time", pattern
        if code != 0:
            failed = re.search(r"✘ Test (?:case passing \S+ argument .* to )?\"?([\w`]+\(.*?\))", output)
            return "test", failed.group(1) if failed else pattern
    return None, ""


def main():
    os.makedirs(COPY, exist_ok=True)
    known = {}
    if os.path.exists(RESULTS):
        for line in open(RESULTS, encoding="utf-8"):
            fields = line.rstrip("\n").split("\t")
            known[tuple(fields[:3])] = fields[3]
    for part in ("Package.swift", "Sources", "Tests"):
        subprocess.run(["rsync", "-a", "--delete", part, COPY + "/"] if shutil.which("rsync") else
                       ["cp", "-a", part, COPY + "/"], check=True)
    code, output = run(["swift", "build", "--build-tests", *BUILD_FLAGS], 3_600, "")
    if code != 0:
        sys.exit(output[-2_000:])
    counts, made, begin = {}, 0, time.monotonic()
    with open(RESULTS, "a", encoding="utf-8") as results:
        for path, (kind, start, length, new) in drawn():
            if made == COUNT:
                break
            text = open(path, encoding="utf-8").read()
            line = text.count("\n", 0, start) + 1
            column = start - text.rfind("\n", 0, start)
            key = (f"{path}:{line}:{column}", kind, repr(text[start:start + length]) + " -> " + repr(new))
            if key in known:
                by = known[key]
            else:
                place = os.path.join(COPY, path)
                with open(place, "w", encoding="utf-8") as file:
                    file.write(text[:start] + new + text[start + length:])
                try:
                    by, which = noticed(path)
                finally:
                    shutil.copyfile(path, place)
                by = by or "nobody"
                results.write("\t".join([*key, by, which.strip()]) + "\n")
                results.flush()
            if by == "compiler":
                continue
            made += 1
            counts[by] = counts.get(by, 0) + 1
            if by == "nobody":
                print(f"not noticed: {key[0]}: {kind}: {key[2]}", flush=True)
    seen = made - counts.get("nobody", 0)
    print(f"{seen} of {made} faults noticed ({100 * seen / max(made, 1):.1f} %), in {time.monotonic() - begin:.0f} s; "
          f"all of them with what noticed each: {RESULTS}")


main()

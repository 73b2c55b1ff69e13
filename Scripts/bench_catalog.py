#!/usr/bin/env python3
"""Measures a cookbook of many made-up recipes beside other engines, in one run on one machine.

    Scripts/bench catalog [COUNT]      default: 2,200,000 recipes

Recipes are made from the program's own starter foods by a fixed seed. Beside ours: SQLite's FTS5
ordered by bm25 and by row, and tantivy from PyPI in a throw-away environment, or a word that it
is absent. Where PostgreSQL is installed the same recipes are searched in a shared cookbook over
loopback, beside PostgreSQL's own full text search (GIN, ts_rank, timed inside the server). Every time is the best of several runs of one query.
Then the whole program with that cookbook, beside itself with the starters alone: its first prompt, a
search from the system shell, and `recipe serve` under wrk, beside nginx.
"""
import contextlib, glob, json, os, pwd, random, re, shutil, socket, sqlite3, statistics, subprocess, sys, tempfile, time

import bench_relay, bench_turns

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ""
RECIPE = sys.argv[2] if len(sys.argv) > 2 else ""
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3].isdigit() else 2_200_000
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
DISHES = "soup stew salad pie cake bread curry pasta risotto pancakes roast bake dip stir-fry muffins".split()
WORDS = "easy creamy best spicy quick old-fashioned crispy baked summer sunday".split()
CUISINES = "italian thai indian french mexican british greek".split()


def foods():
    """The starters' foods, the most frequent first."""
    counts = {}
    for folder, _, names in os.walk(os.path.join(ROOT, "Sources/Starters/Recipes")):
        for name in names:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                for food in re.findall(r"^@([^{]+)\{", file.read(), re.M):
                    counts[food] = counts.get(food, 0) + 1
    return sorted(counts, key=lambda food: (-counts[food], food))


def write_recipes(path, names):
    chance = random.Random(11)
    weights = [1 / (place + 3) for place in range(len(names))]
    odd = ["".join(chance.choice("bdfgklmnprstv") + chance.choice("aeiou") for _ in range(3)) for _ in range(60_000)]
    with open(path, "w", encoding="utf-8") as file:
        for number in range(COUNT):
            own = list(dict.fromkeys(chance.choices(names, weights, k=chance.randint(4, 14))))
            if chance.random() < .3:
                own.append(f"{odd[int(len(odd) ** chance.random()) - 1]} {own[0]}")
            title = f"{chance.choice(WORDS)} {own[chance.randrange(len(own))]} {chance.choice(DISHES)}"
            lines = [f"{chance.randint(1, 900)} g {name}" for name in own]
            steps = [f"Chop the {chance.choice(own)} and cook it with the {chance.choice(own)} for {chance.randint(2, 90)} minutes."
                     for _ in range(chance.randint(2, 7))]
            file.write(json.dumps({"title": title, "ingredients": lines, "NER": own, "directions": steps,
                                   "link": f"www.kitchen.example/{number}", "cuisine": chance.choice(CUISINES)},
                                  ensure_ascii=False, separators=(",", ":")) + "\n")


def queries(names):
    chance = random.Random(5)
    plain = [name for name in names[:120] if " " not in name]
    rare = [name for name in names[120:] if " " not in name]
    found = [((word,), (), "") for word in plain[:25]]
    found += [(tuple(chance.sample(plain[:40], 2)), (), "") for _ in range(60)]
    found += [(tuple(chance.sample(plain[:30], 3)), (), "") for _ in range(35)]
    found += [((chance.choice(rare), chance.choice(plain[:12])), (), "") for _ in range(25)]
    found += [((chance.choice(plain), chance.choice(DISHES)), (), "") for _ in range(30)]
    found += [((chance.choice(plain[:20]),), (chance.choice(plain[20:40]),), "") for _ in range(15)]
    return found + [((chance.choice(plain[:14]),), (), chance.choice(CUISINES)) for _ in range(10)]


def percentiles(times):
    times = sorted(times)
    return [times[min(len(times) - 1, int(len(times) * share))] for share in (.5, .95, .99)]


def measured(run, found, tries=3):
    times = []
    for query in found:
        best = 1e9
        for _ in range(tries):
            start = time.perf_counter()
            run(query)
            best = min(best, time.perf_counter() - start)
            if best > .3:
                break
        times.append(best * 1e3)
    return percentiles(times)


def fts(catalog, path):
    base = sqlite3.connect(path, isolation_level=None)
    base.executescript("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; CREATE VIRTUAL TABLE full USING "
                       "fts5(title, names, directions, cuisine, content='', tokenize='porter unicode61');")
    base.execute("BEGIN")
    with open(catalog, encoding="utf-8") as file:
        for number, line in enumerate(file):
            one = json.loads(line)
            base.execute("INSERT INTO full(rowid, title, names, directions, cuisine) VALUES (?, ?, ?, ?, ?)",
                         (len(one["NER"]) << 32 | number, one["title"], " | ".join(one["NER"]), " ".join(one["directions"]), one["cuisine"]))
    base.execute("COMMIT")
    base.execute("INSERT INTO full(full) VALUES ('optimize')")
    def match(query):
        words, without, cuisine = query
        text = " AND ".join(f'{{title names}} : "{word}"' for word in words)
        text += f' AND cuisine : "{cuisine}"' if cuisine else ""
        return f'({text}) NOT ({{title names}} : "{without[0]}")' if without else text
    def by(order):
        return lambda query: base.execute(f"SELECT rowid FROM full WHERE full MATCH ? ORDER BY {order} LIMIT 10", (match(query),)).fetchall()
    return by("bm25(full)"), by("rowid")


def tantivy(catalog, folder):
    """The module in a throw-away environment; this script runs itself there for the figures."""
    place = os.path.join(folder, "environment")
    made = subprocess.run([sys.executable, "-m", "venv", place], capture_output=True).returncode == 0
    program = os.path.join(place, "bin/python")
    if not made or subprocess.run([program, "-m", "pip", "-q", "install", "tantivy"], capture_output=True).returncode != 0:
        return None
    run = subprocess.run([program, os.path.abspath(__file__), "--tantivy", catalog, folder], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 else None


def tantivy_figures(catalog, folder):
    import tantivy
    schema = tantivy.SchemaBuilder()
    schema.add_unsigned_field("id", stored=True)
    for name in ("title", "names", "directions", "cuisine"):
        schema.add_text_field(name, tokenizer_name="en_stem")
    place = os.path.join(folder, "tantivy")
    os.makedirs(place)
    index = tantivy.Index(schema.build(), path=place)
    writer = index.writer(300_000_000, 1)
    with open(catalog, encoding="utf-8") as file:
        for number, line in enumerate(file):
            one = json.loads(line)
            writer.add_document(tantivy.Document(id=number, title=one["title"], names=" | ".join(one["NER"]),
                                                 directions=" ".join(one["directions"]), cuisine=one["cuisine"]))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()
    def run(query):
        words, without, cuisine = query
        text = [f"+(title:{word} names:{word})" for word in words] + [f"-(title:{word} names:{word})" for word in without]
        text += [f"+cuisine:{cuisine}"] if cuisine else []
        return searcher.search(index.parse_query(" ".join(text)), 10, count=False).hits
    print(json.dumps(measured(run, queries(foods()))))


@contextlib.contextmanager
def postgres(folder):
    """A server of its own on a free port; None where PostgreSQL is not installed."""
    places = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not places:
        yield None
        return
    place = tempfile.mkdtemp(prefix="recipe-postgres-", dir="/tmp")
    user = []
    if os.getuid() == 0:
        own = pwd.getpwnam("postgres")
        os.chown(place, own.pw_uid, own.pw_gid)
        user = ["setpriv", f"--reuid={own.pw_uid}", f"--regid={own.pw_gid}", "--clear-groups"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = os.path.join(place, "data")
    subprocess.run(user + [f"{places[-1]}/initdb", "-D", data, "-U", "cook", "-A", "trust", "-E", "UTF8", "--locale=C"],
                   check=True, capture_output=True, cwd="/")
    server = subprocess.Popen(user + [f"{places[-1]}/postgres", "-D", data, "-p", str(port), "-k", "", "-c", "listen_addresses=127.0.0.1",
                                      "-c", "shared_buffers=512MB", "-c", "max_wal_size=4GB"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
    try:
        while subprocess.run([f"{places[-1]}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode != 0:
            if server.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(.1)
        yield f"postgresql://cook@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(place, ignore_errors=True)


def psql(address, text=None, file=None):
    where = ["-c", text] if text else ["-f", file]
    run = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", address, *where], capture_output=True, text=True, check=True)
    return run.stdout


def postgres_words(address, catalog, folder, found):
    """PostgreSQL's own full text search over titles and foods; milliseconds inside the server."""
    rows = os.path.join(folder, "words.sql")
    with open(catalog, encoding="utf-8") as lines, open(rows, "w", encoding="utf-8") as out:
        out.write("CREATE TABLE words (id bigint, title text, foods text, cuisine text);\nCOPY words FROM stdin;\n")
        for number, line in enumerate(lines):
            one = json.loads(line)
            fields = [str(number), one["title"], " | ".join(one["NER"]), one["cuisine"]]
            out.write("\t".join(field.replace("\\", " ").replace("\t", " ") for field in fields) + "\n")
        out.write("\\.\n")
        out.write("""ALTER TABLE words ADD all_words tsvector GENERATED ALWAYS AS
            (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', foods), 'B')) STORED;
            CREATE INDEX ON words USING gin (all_words); VACUUM ANALYZE words;
            CREATE FUNCTION took(wanted text, kind text) RETURNS float8 LANGUAGE plpgsql AS $$
            DECLARE best float8 := 1e9; start timestamptz; q tsquery := to_tsquery('english', wanted);
            BEGIN
                FOR i IN 1..3 LOOP
                    start := clock_timestamp();
                    PERFORM id FROM words WHERE all_words @@ q AND (kind = '' OR cuisine = kind)
                        ORDER BY ts_rank(all_words, q) DESC LIMIT 10;
                    best := least(best, 1000 * extract(epoch FROM clock_timestamp() - start));
                END LOOP;
                RETURN best;
            END $$;\n""")
        for words, without, cuisine in found:
            wanted = " & ".join(list(words) + ["!" + word for word in without])
            out.write(f"SELECT took('{wanted}', '{cuisine}');\n")
    return percentiles([float(line) for line in psql(address, file=rows).split()])


def first_pages(address, found):
    """The bytes that come over the wire for `search WORD`, with all that a program asks when it begins."""
    relay = bench_relay.CountingRelay(int(re.search(r":(\d+)/", address)[1]))
    sent = []
    for words, _, _ in found:
        before = relay.count
        subprocess.run([RECIPE, "--url", re.sub(r":\d+/", f":{relay.port}/", address), "search", words[0]],
                       capture_output=True, check=True)
        sent.append(relay.count - before)
    return [size / 1e3 for size in percentiles(sent)]


def shared(catalog, folder, found):
    with postgres(folder) as address:
        if not address:
            print("shared cookbook: PostgreSQL is absent")
            return
        print("shared import:", subprocess.run([PROGRAM, "import", address, catalog], capture_output=True, text=True, check=True).stdout.strip())
        psql(address, "VACUUM ANALYZE")
        ours = subprocess.run([PROGRAM, "search", address, os.path.join(folder, "queries")], capture_output=True, text=True, check=True).stdout
        print("shared cookbook, over loopback:\n" + ours.strip())
        sent = first_pages(address, found[:25])
        print(f"over the wire for the first page of a common word: p50 {sent[0]:.0f} p95 {sent[1]:.0f} KB")
        size = psql(address, "SELECT pg_total_relation_size('cookbook.posting')").strip()
        times = postgres_words(address, catalog, folder, found)
        print(f"PostgreSQL's full text search: p50 {times[0]:.3f} p95 {times[1]:.3f} p99 {times[2]:.3f} ms inside the server")
        other = psql(address, "SELECT pg_total_relation_size('words')").strip()
        print(f"shared index: {int(size) / 1e6:,.1f} MB; table and index of the full text search {int(other) / 1e6:,.1f} MB")


def to_cook(environment, names):
    """Milliseconds from `cook` to its answer, of a cook who has read for a moment since the pantry changed."""
    terminal = bench_turns.Terminal([RECIPE, "--format", "list"], environment)
    terminal.wait_for(rb"recipe> ")
    terminal.enter("pantry add " + ", ".join(names[:21]))
    times = []
    for name in names[:9]:
        terminal.enter(f"pantry remove {name}")
        time.sleep(1)
        times.append(bench_turns.milliseconds(lambda: terminal.enter("cook")))
        terminal.enter(f"pantry add {name}")
    terminal.end()
    return statistics.median(times)


def to_plan(environment):
    """`plan fill` at the prompt for an empty week, to the screen: the median of several."""
    terminal = bench_turns.Terminal([RECIPE, "--format", "list"], environment)
    terminal.wait_for(rb"recipe> ")
    times = []
    for terms in ("", "quick -fish", "vegetarian", "", "-beef", "quick", "", "-pork", ""):
        times.append(bench_turns.milliseconds(lambda: terminal.enter(f"plan fill {terms}")))
        terminal.enter("plan clear")
    terminal.end()
    return statistics.median(times)


def to_pick(environment):
    """`pick` over the whole cookbook: the milliseconds from a key to the screen that shows it, while the list
    fills and when it is full; the seconds until it is full, and the longest until all of it was searched."""
    terminal = bench_turns.Terminal([RECIPE], environment)
    terminal.wait_for(rb"recipe> ")
    begun, filling, filled, searched = time.monotonic(), [], [], []
    full = rb" of [\d,]+\r"  # without the sign that more will come

    def key(letter, typed, times):
        def pressed():
            terminal.type(letter)
            terminal.wait_for(b"pick> " + typed.encode() + rb" .* of [\d,]+")
        times.append(bench_turns.milliseconds(pressed))

    terminal.type("pick cookbook\r")
    terminal.wait_for(rb"\d of [\d,]+")
    for word in ("garlic soup", "crv", "lk pie"):
        for place, letter in enumerate(word):
            key(letter, word[:place + 1], filling)
            time.sleep(.1)
        terminal.type("\x15")
        terminal.wait_for(rb"pick>  .* of [\d,]+")
    terminal.wait_for(full, 600)
    seconds = time.monotonic() - begun
    for word in ("garlic soup", "crv", "lk pie"):
        for place, letter in enumerate(word):
            key(letter, word[:place + 1], filled)
            searched.append(bench_turns.milliseconds(lambda: terminal.wait_for(full, 60)))
        terminal.type("\x15")
        terminal.wait_for(full, 60)
    terminal.end()
    return max(filling), max(filled), max(searched), seconds


def whole_program(home, folder, names):
    """The program with the cookbook of a folder, and with the starters alone, in turn."""
    places = []
    for name in ("many", "alone"):
        data = os.path.join(folder, name)
        os.makedirs(data)
        places.append({"HOME": data, "XDG_DATA_HOME": data, "PATH": os.environ["PATH"], "TERM": "xterm", "LANG": "C.UTF-8"})
    os.symlink(home, os.path.join(folder, "many", "recipe"))

    def prompt(environment):
        return bench_turns.to_prompt([RECIPE], environment, rb"recipe> ")

    def search(environment):
        return bench_turns.to_end([RECIPE, "search", "garlic", "cheese"], environment)

    for name, action in (("first prompt", prompt), ("recipe search garlic cheese", search)):
        many, alone = bench_turns.in_turn(15, *map(action, places))
        print(f"{name}: {many:.1f} ms, with the starters alone {alone:.1f}")
    many, alone = (to_cook(environment, names) for environment in places)
    print(f"cook at the prompt with 20 foods in the pantry, to the screen: {many:.1f} ms, with the starters alone {alone:.1f}")
    many, alone = map(to_plan, places)
    print(f"plan fill at the prompt, a week, to the screen: {many:.1f} ms, with the starters alone {alone:.1f}")
    for name, environment in zip(("", ", with the starters alone"), places):
        filling, filled, searched, seconds = to_pick(environment)
        print(f"a key in 'pick' over all of it{name}: slowest {filling:.1f} ms while the list fills, {filled:.1f} when it "
              f"is full; all searched after {searched:.0f} ms, full after {seconds:.1f} s")
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bench_serve.py")
    subprocess.run([sys.executable, script, RECIPE, "30", places[0]["XDG_DATA_HOME"]])


def index_bytes(path):
    base = sqlite3.connect(path)
    try:
        return base.execute("SELECT sum(pgsize) FROM dbstat WHERE name IN ('posting', 'name', 'block')").fetchone()[0]
    except sqlite3.OperationalError:
        return base.execute("SELECT sum(length(body)) + count(*) * 16 FROM posting").fetchone()[0]


def main():
    folder = tempfile.mkdtemp(prefix="recipe-catalog-")
    try:
        catalog, home = os.path.join(folder, "catalog.jsonl"), os.path.join(folder, "home")
        sys.stdout.reconfigure(line_buffering=True)
        names = foods()
        write_recipes(catalog, names)
        print(f"{COUNT:,} recipes, {os.path.getsize(catalog) / 1e6:,.0f} MB of JSON lines")
        print("import:", subprocess.run([PROGRAM, "import", home, catalog], capture_output=True, text=True, check=True).stdout.strip())
        found = queries(names)
        with open(os.path.join(folder, "queries"), "w", encoding="utf-8") as file:
            for words, without, cuisine in found:
                file.write("\t".join([" ".join(words), " ".join(without), cuisine]) + "\n")
        ours = subprocess.run([PROGRAM, "search", home, os.path.join(folder, "queries")], capture_output=True, text=True, check=True).stdout
        print(ours.strip())
        print(subprocess.run([PROGRAM, "kitchen", home, os.path.join(folder, "queries")], capture_output=True, text=True, check=True).stdout.strip())
        own = [float(number) for number in re.findall(r"page 1: p50 (\S+) p95 (\S+) p99 (\S+)", ours)[0]]
        by_score, by_row = fts(catalog, os.path.join(folder, "fts.sqlite"))
        figures = {"fts5 by bm25": measured(by_score, found), "fts5 by row": measured(by_row, found),
                   "tantivy": tantivy(catalog, folder)}
        for name, times in figures.items():
            if times is None:
                print(f"{name}: absent, it could not be installed")
            else:
                print(f"{name}: p50 {times[0]:.3f} p95 {times[1]:.3f} p99 {times[2]:.3f} ms; p95 is {times[1] / own[1]:.1f} times ours")
        size, other = index_bytes(os.path.join(home, "cookbook.sqlite")), os.path.getsize(os.path.join(folder, "fts.sqlite"))
        print(f"index: {size / 1e6:,.1f} MB, {size / other:.2f} of fts5's")
        whole_program(home, folder, names)
        shared(catalog, folder, found)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] == "--tantivy":
        tantivy_figures(sys.argv[2], sys.argv[3])
    else:
        main()

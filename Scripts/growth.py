"""Doubles every field of everything that the program reads, and fails where time grows faster.

Scripts/fuzz --growth starts it. A field is a mark in a sample of Tests/Fuzz/Fields, or a line of the
tables below. It is filled with 1 MB of each kind of text; where that takes long, it is halved until
it takes none. Counted is the processor's time, so that others at work don't matter.

Marks: «name|usual» is followed by the text, «=name|usual» is replaced by it, «*name|element» is
repeated, «#» being its number.
"""
import concurrent.futures, fcntl, http.server, json, os, pty, re, resource, select, shutil, signal, struct, subprocess, sys
import tempfile, termios, threading, time

PROGRAM, PARTS = os.path.abspath(sys.argv[1]), sys.argv[2:]
FIELDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/Fuzz/Fields")
LARGEST, SMALLEST = int(os.environ.get("GROWTH_LARGEST", 1 << 20)), 1 << 10
LONGEST = 2.0      # seconds of 1 MB
IGNORED = 0.05     # seconds below which nothing is said of growth
STEEPEST = 2.6     # of a time to that of half as much


def filled(piece, size):
    return (piece * (size // len(piece.encode()) + 1)).encode()[:size].decode("utf-8", "ignore")


KINDS = {
    "words": lambda size: filled("green onion and leek soup with rice cream olive oil salt ", size),
    "one word": lambda size: filled("leekonion", size),
    "Chinese": lambda size: filled("大葱韭菜土豆汤米饭奶油", size),
    "digits": lambda size: filled("1234567890", size),
    "signs": lambda size: filled(".,;:!?()-'\"/%*_#@~{}=+", size),
    "lines": lambda size: filled("leek\n2 g of salt\n\n", size),
    "markup": lambda size: filled("&amp;&lt;<b>x</b>[y](z)&#65;<", size),
    "emoji": lambda size: filled("👩\u200d👩\u200d👧🏽🇩🇪", size),
    "marks": lambda size: "e" + filled("\u0301\u0323", size - 1),
}
MARK = re.compile("«([*=]?)([^|»]+)\\|([^»]*)»")


def texts_of(path):
    """How a format writes a text."""
    if path.endswith((".json", ".jsonl")):
        return lambda text: json.dumps(text, ensure_ascii=False)[1:-1]
    if path.endswith(".csv"):
        return lambda text: json.dumps(text)[1:-1].replace('"', '""')
    return lambda text: text


def fields(path):
    """The fields of a sample: their names, and for each a function from a text or size to the whole."""
    with open(path) as file:
        sample = file.read()
    if path.endswith(".json"):
        sample = sample.replace("\n", "")  # in one line: what comes first may be long
    write, many = texts_of(path), "," if path.endswith(".json") else "\n" if path.endswith(".jsonl") else ""
    for marked in MARK.finditer(sample):
        def whole(given, start=marked.start()):
            def put(mark):
                sort, _, usual = mark.groups()
                if mark.start() != start or given is None:
                    return usual
                if sort == "*":
                    return many.join(usual.replace("#", str(n)) for n in range(max(1, given // len(usual))))
                return write(given) if sort == "=" else usual + ("" if "://" in usual else " ") + write(given)
            return MARK.sub(put, sample)
        yield marked.group(2), marked.group(1) == "*", whole


# The lines that are played with what was read.
READ = "open 1; why 1; open 1 --text"
KEEP = "fav it; shop add it; shop; missing it; scale it x2; guide it; favs leek; similar f1"
IMPORTED = "import {file}; search title:quux --format plain; " + READ + "; " + KEEP
EXPORTED = "import {file}; search title:quux; " + "; ".join(f"export 1 out.{end}" for end in ("md", "html", "json", "cook"))
SERVICES = {
    # A service: the option that it is set up with, and what it answers to the end of an address.
    "feed": ("", {"": '{"recipes": [%s]}'}),
    "recipepuppy": ("api/", {"p=1": '{"title": "Recipe Puppy", "version": 0.1, "results": [%s]}', "": '{"results": []}'}),
    "themealdb": ("api/json/v1/1/", {"list.php": '{"meals": null}', "categories.php": '{"categories": []}', "": '{"meals": [%s]}'}),
    "spoonacular": ("", {"information": "%s", "": '{"results": [%s], "offset": 0, "number": 10, "totalResults": 1}'}),
    "mealie": ("", {"app/about": '{"version": "v2.0.0", "production": true}', "foods": '{"items": []}', "tags": '{"items": []}',
                    "categories": '{"items": []}', "000000000001": "%s",
                    "": '{"page": 1, "per_page": 50, "total": 1, "total_pages": 1, "items": [%s]}'}),
    "tandoor": ("", {"current/": '{"version": ""}', "food/": '{"count": 0, "next": null, "results": []}',
                     "keyword/": '{"count": 0, "next": null, "results": []}', "11/": "%s",
                     "": '{"count": 1, "next": null, "results": [%s]}'}),
}
LAYOUTS = "list cards table split plain json tsv md csv ndjson".split()
WIDTHS = (20, 80, 160)
# Lines as they are typed, «» being the text.
TYPED = {
    "search": "search «»", "search quoted": 'search "«»"', "sentence": "what can I cook with «» but no milk", "open": "open «»",
    "words": "«»", "note": "note 1 «»", "alias": "alias x = «»", "shop add": "shop add «»", "pantry add": "pantry add «»",
    "and": "and «»", "without": "without «»", "tag": "tag 1 «»", "timer": "timer 5m «»", "help": "help «»", "echo": "echo «»",
    "expect": "expect «»", "favs": "favs «»", "set": "set layout «»", "service": "service «»", "export": "export 1 «»",
}
COMPLETED = {"a food": "search «»", "a command": "«»", "a reference": "open «»", "a file": "import «»"}
KEPT = {
    # What the settings, the startup script and lists are filled with, one entry or many.
    "alias in settings": (".config/recipe/config", "alias.x = «»\n", "set; alias"),
    "value in settings": (".config/recipe/config", "staples = «»\n", "set; pantry; search leek; missing 1"),
    "key in settings": (".config/recipe/config", "«» = dark\n", "set"),
    "startup script": (".config/recipe/startup.rcp", "search «»\n", None),
    "script": ("x.rcp", "search «»\n", "run x.rcp"),
    "script's comment": ("x.rcp", "# «»\n", "run x.rcp"),
    "script's variable": ("x.rcp", "let x = «»\necho \"$x $x\"\n", "run x.rcp"),
    "history": (".local/state/recipe/history", "«»\n", "history; history leek"),
    "pantry": ("x.rcp", "pantry add «»\npantry\ncook\n", "run x.rcp"),
    "shopping list": ("x.rcp", "shop add «»\nshop\nshop done leek\n", "run x.rcp"),
}
MANY = {
    "recipes in the cookbook": ("x.jsonl", '{"title": "Leek quux #", "ingredients": ["# leeks"], "steps": ["Cook."]}\n', "import x.jsonl; cookbook; search quux; more; open 11"),
    "recipes in the favorites": ("x.jsonl", '{"title": "Leek quux #", "ingredients": ["# leeks"], "steps": ["Cook."]}\n', "import x.jsonl --favorites; favs; favs quux"),
    "lines of a script": ("x.rcp", "echo leek\n", "run x.rcp"),
    "lines of history": (".local/state/recipe/history", "search leek #\n", "history; history leek"),
    "lines of settings": (".config/recipe/config", "alias.x# = search leek\n", "set; alias"),
    "aliases in a row": ("x.rcp", "alias x# = search leek\n", "run x.rcp"),
}


PAGE = b"<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 onion<li>salt</ul><h2>Method</h2><ol><li>Cook.<li>Serve.</ol>"


class Answers(http.server.BaseHTTPRequestHandler):
    """Answers for the rows under test, each at an address of its own."""
    protocol_version, rows = "HTTP/1.1", {}

    def do_GET(self):
        number, _, rest = self.path[1:].partition("/")
        answers, recipe = self.rows.get(number, ({"": ""}, ""))
        path, _, query = rest.partition("?")
        form = next(form for end, form in answers.items() if path.endswith(end) or end in query.split("&"))
        body, sort = form.replace("%s", recipe).encode(), "application/json"
        if path.startswith("page"):
            body, sort = PAGE, "text/html"
        self.send_response(200)
        self.send_header("Content-Type", sort)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass

    def log_message(self, *_):
        pass


def environment(home):
    return {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "RECIPE_SPOONACULAR_KEY": "k", "RECIPE_MEALIE_KEY": "k", "RECIPE_TANDOOR_KEY": "k"}


class Home:
    """A new home with files in it, and what runs there."""

    def __init__(self, files={}):
        self.path = tempfile.mkdtemp(prefix="recipe-growth-")
        for name, text in files.items():
            place = os.path.join(self.path, name)
            os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)
            with open(place, "w", encoding="utf-8") as file:
                file.write(text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def run(self, *arguments):
        """Seconds of the processor that the program took, and whether it could do all lines."""
        process = subprocess.Popen([PROGRAM, "--keep-going", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, cwd=self.path, env=environment(self.path), preexec_fn=bound)
        seconds, process.returncode = ended(process.pid, lambda: None)
        return seconds, process.returncode == 0

    def typed(self, width, *keys):
        """The same of a program at a terminal, where something is typed each time that it waits."""
        pid, terminal = pty.fork()
        if pid == 0:
            os.chdir(self.path)
            bound()
            os.execve(PROGRAM, [PROGRAM], environment(self.path))
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        try:
            return ended(pid, lambda: play(pid, terminal, keys))[0], True
        finally:
            os.close(terminal)


def play(pid, terminal, keys):
    """Types whenever nothing is printed and the processor is not used, and reads what is printed."""
    os.set_blocking(terminal, False)
    waiting, left, quiet, before = [key.encode() for key in keys], b"", 0, None
    seen, prompted = b"", False
    while True:
        ready, writable, _ = select.select([terminal], [terminal] if left else [], [], 0.05)
        try:
            if ready:
                seen = seen[-8:] + os.read(terminal, 65536)
            if writable:
                left = left[os.write(terminal, left[:4096]):]
        except BlockingIOError:
            pass
        except OSError:  # it has ended
            return
        prompted = prompted or b"recipe> " in seen
        if ready or left or not prompted:
            quiet = 0
            continue
        with open(f"/proc/{pid}/stat") as file:
            state = file.read().rpartition(")")[2].split()
        if state[0] == "Z":
            return
        now = state[11:13]
        quiet = quiet + 1 if now == before else 0
        before = now
        if quiet >= 4 and waiting:
            left, quiet = waiting.pop(0), 0


def bound():
    """Ends this process when it has used the processor for longer than is judged."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(LONGEST) * 3, int(LONGEST) * 3 + 1))


def ended(pid, meanwhile):
    killer = threading.Timer(120, os.kill, (pid, signal.SIGKILL))
    killer.start()
    try:
        meanwhile()
        _, status, usage = os.wait4(pid, 0)
    finally:
        killer.cancel()
    if os.WIFSIGNALED(status):
        return float("inf" if os.WTERMSIG(status) in (signal.SIGKILL, signal.SIGXCPU) else "nan"), status
    return usage.ru_utime + usage.ru_stime, status


def served(port, name, recipe, lines):
    url, answers = SERVICES[name]
    number = f"{name}-{threading.get_ident()}"
    address = f"http://127.0.0.1:{port}/{number}/"
    Answers.rows[number] = answers, recipe.replace("http://here.example/", address)
    with Home() as home:
        return home.run("--service", name, "--url", address + url, "-c", lines)


def script(files, lines):
    with Home(files) as home:
        return home.run("-c", lines)


def typed(keys, files={}, width=80):
    with Home({".config/recipe/config": "pager = off\n", **files}) as home:
        return home.typed(width, *keys, "\x03", "\x04")


# MARK: The table: a part, a row, its kinds (nil: many), and what takes a text or a size.
def rows(port):
    for path in sorted(os.listdir(FIELDS)):
        sample, end = os.path.splitext(path)
        sort, _, name = sample.partition("-")
        for field, many, whole in fields(os.path.join(FIELDS, path)):
            def files(given, whole=whole, path=path):
                return {path: whole(given)}
            if sort == "service":
                yield "services", f"{name}: {field}", many, lambda given, name=name, whole=whole: served(
                    port, name, whole(given), f"search leek; {READ}; {KEEP}")
            if name in ("feed", "recipepuppy", "themealdb", "spoonacular"):
                continue
            if sort == "page":
                yield "pages", f"{name}: {field}", many, lambda given, files=files, path=path: script(
                    files(given), f"open {path}; open {path} --steps; {KEEP}")
            else:
                yield "imports", f"{sample}: {field}", many, lambda given, files=files, path=path: script(
                    files(given), IMPORTED.format(file=path))
            if sample == "recipe":
                yield "exports", field, many, lambda given, files=files, path=path: script(
                    files(given), EXPORTED.format(file=path))
                for layout in LAYOUTS:
                    lines = "".join(f"search title:quux --format {layout} --width {width}; open 1 --format {layout} "
                                    f"--width {width}; " for width in WIDTHS)
                    yield "layouts", f"{layout}: {field}", many, lambda given, files=files, path=path, lines=lines: script(
                        files(given), f"import {path}; {lines}")
                for width in WIDTHS:
                    yield "layouts", f"split at {width}: {field}", many, lambda given, files=files, width=width: typed(
                        ["import recipe.json\r", "set layout split\r", "search title:quux\r", "1\r"], files(given), width)
    recipe = {"recipe.json": MARK.sub(lambda mark: mark.group(3), open(os.path.join(FIELDS, "recipe.json")).read())}
    for name, line in TYPED.items():
        def keys(text, line=line):
            return ["import recipe.json\r", "search title:quux\r", "fav 1\r", line.replace("«»", text)]
        yield "prompt", f"{name}, typed", False, lambda text, keys=keys: typed(
            [*keys(text.replace("\n", " ")), "\r"], recipe)
        yield "prompt", f"{name}, pasted", False, lambda text, keys=keys: typed(
            [*keys("")[:3], f"\x1b[200~{keys(text)[3]}\x1b[201~", "\r"], recipe)
    for name, line in COMPLETED.items():
        yield "prompt", f"completion of {name}", False, lambda text, line=line: typed(
            [line.replace("«»", text.replace("\n", " ")), "\t", "\t"], recipe)
    for name, (path, line, lines) in KEPT.items():
        def keep(text, path=path, line=line, lines=lines):
            files = {path: line.replace("«»", text.replace("\n", " "))}
            return script(files, lines) if lines else typed([], files)
        yield "kept", name, False, keep
    for name, (path, line, lines) in MANY.items():
        yield "kept", name, True, lambda size, path=path, line=line, lines=lines: script(
            {path: "".join(line.replace("#", str(n)) for n in range(size // len(line)))}, lines)


def judged(part, name, kind, run):
    """What is wrong with the growth of a row; nothing where it is well."""
    make = KINDS.get(kind, lambda size: size)
    usual, works = run(make(16))
    if not works and kind in ("words", "many"):
        return "it doesn't work at all"
    size, times = LARGEST, {}

    def taken(size):
        return max(run(make(size))[0] - usual, 0)
    while size >= SMALLEST:
        times[size] = taken(size)
        larger = times.get(size * 2)
        if times[size] != times[size]:
            return f"{size >> 10} kB: it crashes"
        if times[size] > LONGEST:
            return f"{size >> 10} kB take {'ever' if times[size] == float('inf') else format(times[size], '.1f') + ' s'}"
        if larger is not None and larger > IGNORED and larger > STEEPEST * times[size]:
            again = [min(taken(each) for _ in range(3)) for each in (size, size * 2)]
            if again[1] > STEEPEST * again[0]:
                return f"{size >> 10} kB {again[0]:.2f} s, {size >> 9} kB {again[1]:.2f} s"
        if times[size] <= IGNORED:
            break
        size //= 2


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    begun, failed, cases = time.monotonic(), 0, []
    for part, name, many, run in rows(server.server_address[1]):
        for kind in ["many"] if many else KINDS:
            label = f"{part}: {name}, {kind}"
            if not PARTS or any(re.search(wanted, label) for wanted in PARTS):
                cases.append((label, part, name, kind, run))
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        results = [(label, pool.submit(judged, part, name, kind, run)) for label, part, name, kind, run in cases]
        for label, result in results:
            why = result.result()
            if why:
                failed += 1
                print(f"{label}: {why}", flush=True)
    print(f"growth: {len(cases)} fields in {time.monotonic() - begun:.0f} s, {failed} too slow")
    sys.exit(1 if failed else 0)


main()

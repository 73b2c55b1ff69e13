"""Measures the released program from outside. Scripts/bench starts it.

Times are wall time in milliseconds, the median of so many runs after two that do not count, taken
in turn with the runs of what each is compared with. Memory is the largest resident size in MiB.
"""
import functools, http.server, json, os, re, resource, shutil, statistics, struct, subprocess, sys
import tempfile, threading, time, urllib.parse, urllib.request, zlib

import bench_favorites
import bench_turns
from bench_turns import Terminal, milliseconds, to_end, to_prompt

PROGRAM, RUNS = sys.argv[1], max(3, int(sys.argv[2]))
PAGES = sys.argv[3] if len(sys.argv) > 3 else None
READER = sys.argv[4] if len(sys.argv) > 4 else None  # what reads a folder of them in one go
SERVER_PAUSE = 0.4  # seconds that the service takes for each answer


def png(width=640, height=480):
    """A picture as large as those of recipe sites."""
    rows = b"".join(b"\0" + bytes((x * y // 64 + 85 * c) % 256 for x in range(width) for c in range(3))
                    for y in range(height))

    def chunk(name, content):
        return (struct.pack(">I", len(content)) + name + content
                + struct.pack(">I", zlib.crc32(name + content)))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1))
            + chunk(b"IEND", b""))


class Puppy(http.server.BaseHTTPRequestHandler):
    """Speaks just enough of RecipePuppy's API: ten recipes a page, slowly."""

    protocol_version = "HTTP/1.1"
    sent = 0.0  # when the last byte of the last answer left
    picture = png()

    def do_GET(self):
        if self.path.startswith("/picture/"):
            return self.send("image/png", Puppy.picture)
        time.sleep(SERVER_PAUSE)
        query = urllib.parse.parse_qs(urllib.parse.urlparse(self.path).query)
        page = int(query.get("p", ["1"])[0])
        results = [
            {"title": f"Dish {page}-{n} of garlic and potatoes, baked under a crust of cheese",
             "href": f"http://{self.headers['Host']}/{page}/{n}",
             "ingredients": "garlic, cheddar cheese, butter, parsley, white bread, salt, "
                            "black pepper, olive oil, potatoes, cream",
             "thumbnail": f"http://{self.headers['Host']}/picture/{n}.png"}
            for n in range(10)
        ]
        body = json.dumps({"title": "", "version": 0.1, "href": "", "results": results}).encode()
        self.send("text/javascript", body)

    def send(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        try:
            self.end_headers()
            self.wfile.write(body)
            Puppy.sent = time.perf_counter()
        except OSError:
            pass  # the program was ended while it fetched ahead

    def log_message(self, *arguments):
        pass


in_turn = functools.partial(bench_turns.in_turn, RUNS)


def row(what, figure, goal, beside):
    print(f"{what:<44} {figure:>10}   {goal:<14} {beside}")


def used_by(arguments, environment, output=subprocess.DEVNULL):
    """Wall time in milliseconds and peak memory in MiB of one run; its output goes to a file."""
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"bench: {arguments[0]} ended with {process.returncode}")
    return (time.perf_counter() - start) * 1000, usage.ru_maxrss / 1024


def instructions(environment, *arguments):
    """Millions of instructions that the program executes for a command line, as callgrind counts them.

    Nearly the same number at every run, on every machine with the same instructions.
    """
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
             f"--log-file={log}", PROGRAM, *arguments],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        with open(log) as lines:
            return int(re.search(r"Collected : (\d+)", lines.read()).group(1)) / 1e6


def bench_instructions(environment):
    for goal, words in (("3 M", ["--version"]), ("30 M", ["search", "garlic", "cheese"])):
        row(f"recipe {' '.join(words)}", f"{instructions(environment, *words):.1f} M", goal,
            "instructions executed (callgrind)")


def since_sent():
    """Milliseconds since the last byte of the service's last answer left."""
    return (time.perf_counter() - Puppy.sent) * 1000


SENTENCES = [
    "what's the weather like in the garden today", "could you tell me who invented the toaster",
    "do you think that butter is better than margarine", "how long do boiled eggs keep in the fridge",
    "my neighbour once told me that you should never wash mushrooms before you slice them",
]


def bench_sentences(environment):
    """What understanding a line takes: lines that no rule fits, so that all are tried, beside ones
    that print as much."""
    terminal = Terminal([PROGRAM], environment)
    terminal.wait_for(rb"recipe> ")

    def line(text):
        return lambda: terminal.enter(text)

    line(SENTENCES[0])()
    times = in_turn(*[line(text) for text in SENTENCES], line("open 99"))
    terminal.end()
    row("a sentence that means nothing", f"{max(times[:-1]):.1f} ms", "5 ms",
        f"a number that isn't there {times[-1]:.1f} ms")


def recipes(count):
    """Lines of JSON with made-up recipes, each with a title of its own."""
    kinds = ["soup", "stew", "pie", "salad", "bake", "curry", "gratin", "cake"]
    foods = ["leek", "garlic", "lentils", "carrot", "fennel", "barley", "apple", "rye", "kale"]
    for number in range(count):
        food, other = foods[number % 9], foods[number // 9 % 9]
        name = f"{food.capitalize()} and {other} {kinds[number % 8]} {number}"
        yield json.dumps({"@type": "Recipe", "name": name,
                          "recipeIngredient": [f"200 g {food}", f"1 {other}"],
                          "recipeInstructions": f"Cook the {food} with the {other}."}) + "\n"


def bench_keys(environment, count=10_000):
    """What a key takes until the screen is drawn anew: letters in 'pick' over a large cookbook, and at
    the prompt the space after a word that no recipe has, which is underlined then."""
    with tempfile.TemporaryDirectory(prefix="recipe-bench-") as home:
        environment = environment | {"HOME": home}
        file = os.path.join(home, "recipes.jsonl")
        with open(file, "w") as lines:
            lines.writelines(recipes(count))
        subprocess.run([PROGRAM, "import", file], env=environment, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        titles = [json.loads(line)["name"].lower() for line in recipes(count)]
        terminal = Terminal([PROGRAM], environment)
        terminal.wait_for(rb"recipe> ")
        terminal.type("search leek\r")
        terminal.wait_for(rb"page 2 ready")
        terminal.type("pick cookbook\r")
        terminal.wait_for(rb"\d of [\d,]+")
        keys, scans = [], []

        def key(letter, pattern):
            terminal.type(letter)
            terminal.wait_for(pattern)

        for place, letter in enumerate("soup 77"):
            part = "soup 77"[:place + 1]
            drawn = b"pick> " + part.encode() + rb" .*\d of [\d,]+"
            keys.append(milliseconds(lambda: key(letter, drawn)))
            scans.append(milliseconds(lambda: [title for title in titles if part in title]))
        terminal.end()
        row(f"a key in 'pick' over {count:,} recipes, slowest", f"{max(keys):.1f} ms", "16 ms",
            f"python looks through their titles in {max(scans):.1f} ms")
        # Words are looked up while typing where the starters are the whole cookbook.
        terminal = Terminal([PROGRAM], environment | {"HOME": os.path.join(home, "other")})
        terminal.wait_for(rb"recipe> ")
        underlined, plain = [], []
        for _ in range(RUNS):
            for word, times, pattern in (("qwzx", underlined, rb"\x1b\[[\d;]*4m"),
                                         ("leek", plain, rb" ")):
                terminal.type("search " + word)
                time.sleep(0.05)
                times.append(milliseconds(lambda: key(" ", pattern)))
                terminal.type("\x15")
                time.sleep(0.05)
        row("a space after an unknown word, to the screen", f"{statistics.median(underlined):.1f} ms",
            "", f"after a known word {statistics.median(plain):.1f} ms")
        terminal.end()


def bench_service(address, environment):
    """Ten results from a slow service, waited for to the last line that is drawn.

    First from the last byte of the answer on, so that reading it counts; then the next page, which
    was fetched ahead, from the typed line on.
    """
    first, more, bare = [], {"list": [], "cards": []}, []
    for run in range(RUNS):
        for layout, times in more.items():
            terminal = Terminal(
                [PROGRAM, "--service", "recipepuppy", "--url", address], environment)
            terminal.wait_for(rb"recipe> ")
            terminal.type(f"set layout {layout}\r")
            terminal.wait_for(rb"layout is ")
            terminal.type(f"search garlic cheese{run}{layout}\r")
            terminal.wait_for(rb"10 shown")
            if layout == "list":
                first.append(since_sent())
            terminal.wait_for(rb"page 2 ready")
            terminal.type("more\r")
            times.append(milliseconds(lambda: terminal.wait_for(rb"20 shown")))
            terminal.end()
        urllib.request.urlopen(f"{address}/api/?q=garlic").read()
        bare.append(since_sent())
    row("an answer of ten results to the screen", f"{statistics.median(first):.1f} ms", "5 ms",
        f"python reads the same answer in {statistics.median(bare):.1f} ms")
    for layout, times in more.items():
        row(f"'more' after the prefetch, {layout}", f"{statistics.median(times):.1f} ms", "5 ms",
            f"the service's pause {SERVER_PAUSE * 1000:.0f} ms")


def bench_pictures(address, environment):
    """Ten cards whose answer and pictures are kept on disk, in a program that was just started."""
    times = {"kitty": [], "sixel": [], "blocks": [], "none": []}
    # What stands for a picture, and how often it stands there for ten. Of the cells of blocks some are
    # spaces, and the ribbon hides some.
    shown = {"kitty": (rb"\x1b_Ga=T", 10), "sixel": (rb"\x1bP[0-9;]*q", 10),
             "blocks": (rb"\xe2\x96[\x80-\x90\x94-\x9f]", 10 * 7 * 10)}

    def started(pictures):
        terminal = Terminal([PROGRAM, "--service", "recipepuppy", "--url", address], environment)
        terminal.wait_for(rb"recipe> ")
        for line in ("set layout cards", f"set pictures {pictures}"):
            terminal.type(line + "\r")
            terminal.wait_for(rb" is [a-z]+.*(\n.*)*recipe> ")
        return terminal

    def search(terminal):
        terminal.type("search garlic cheese pictures\r")
        terminal.wait_for(rb"10 shown")

    for pictures, (pattern, count) in shown.items():
        terminal = started(pictures)
        search(terminal)
        for _ in range(200):
            terminal.wait_for(rb"recipe> ")
            terminal.type("list\r")
            terminal.wait_for(rb"10 shown")
            if len(re.findall(pattern, terminal.seen)) >= count:
                break
            time.sleep(0.05)
        else:
            raise SystemExit(f"bench: no pictures as {pictures}")
        terminal.end()
    for run in range(RUNS):
        for pictures, each in times.items():
            terminal = started(pictures)
            each.append(milliseconds(lambda: search(terminal)))
            terminal.end()
    bare = statistics.median(times["none"])
    for pictures in shown:
        row(f"ten cards with kept pictures, {pictures}",
            f"{statistics.median(times[pictures]):.1f} ms", "50 ms",
            f"the same cards without {bare:.1f} ms")


def bench_pages(folder, home, environment):
    """Reads every saved page: in a process each, as w3m does beside it, and all in one process."""
    pages = [os.path.join(place, name) for place, _, names in os.walk(folder)
             for name in names if name.endswith(".html")]
    if not pages:
        raise SystemExit(f"bench: no pages in {folder}")
    with tempfile.TemporaryFile("w+") as said:
        ours = used_by([READER, folder, os.path.join(home, "out")], environment, said)
        said.seek(0)
        median, most, slowest = re.search(
            r"median ([\d.]+) ms, 95 of 100 within ([\d.]+) ms\nslowest ([\d.]+) ms", said.read()
        ).groups()
    theirs, alone = [], []
    for page in pages:  # in turn, so that a slow moment hits both
        theirs.append(used_by(["w3m", "-dump", "-T", "text/html", "-I", "UTF-8", page], environment))
        alone.append(used_by([PROGRAM, "open", page, "--format", "plain"], environment))

    def share(figures, part):
        times = sorted(time for time, _ in figures)
        return f"{times[int((len(times) - 1) * part)]:.1f} ms"

    print(f"reading {len(pages)} saved pages, a process for each")
    for what, part in (("median", 0.5), ("95 of 100 within", 0.95), ("slowest", 1)):
        row(f"  recipe open PAGE, {what}", share(alone, part), "",
            f"w3m -dump PAGE {share(theirs, part)}")
    row("  peak memory", f"{max(memory for _, memory in alone):.0f} MiB", "80 MiB",
        f"w3m {max(memory for _, memory in theirs):.0f} MiB")
    print("reading them all in one process, the time for each without the start of a program")
    row("  the median page", f"{median} ms", "15 ms", "")
    row("  95 of 100 pages within", f"{most} ms", "40 ms", "")
    row("  the slowest page", f"{slowest} ms", "250 ms", "")
    row("  all of them, files and all", f"{ours[0] / 1000:.1f} s", "",
        f"w3m, a process for each {sum(time for time, _ in theirs) / 1000:.1f} s")
    row("  peak memory", f"{ours[1]:.0f} MiB", "80 MiB", "")


def main():
    home = tempfile.mkdtemp(prefix="recipe-bench-")
    environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color",
                   "LANG": "C.UTF-8", "COLORFGBG": "15;0", "PS1": "ready> "}
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Puppy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        row("what (median of %d runs)" % RUNS, "measured", "goal", "in the same run")
        ours, bash = in_turn(
            to_prompt([PROGRAM], environment, rb"recipe> "),
            to_prompt(["bash", "--norc", "--noprofile", "-i"], environment, rb"ready> "))
        row("start to prompt", f"{ours:.1f} ms", "15 ms", f"bash to its prompt {bash:.1f} ms")
        ours, bash = in_turn(
            to_end([PROGRAM, "search", "garlic", "cheese"], environment),
            to_end(["bash", "-c", ":"], environment))
        row("recipe search garlic cheese (cookbook)", f"{ours:.1f} ms", "30 ms",
            f"bash -c : {bash:.1f} ms")
        bench_sentences(environment)
        address = f"http://127.0.0.1:{server.server_address[1]}"
        bench_service(address, environment)
        bench_pictures(address, environment)
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        row("largest resident size of all of these", f"{peak:.0f} MiB", "40 MiB", "")
        bench_instructions(environment)
        bench_keys(environment)
        bench_favorites.measure(PROGRAM, environment, home, row, RUNS)
        if PAGES:
            bench_pages(PAGES, home, environment)
    finally:
        server.shutdown()
        shutil.rmtree(home, ignore_errors=True)


main()

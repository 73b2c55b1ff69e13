"""The released program beside a misbehaving server, for a long time. Scripts/soak starts it."""
import collections, fcntl, gzip, http.server, json, os, pty, random, re, select, shutil, signal, struct
import sys, tempfile, termios, threading, time, unicodedata, urllib.parse

PROGRAM, SECONDS = sys.argv[1], float(sys.argv[2])
SEED = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3] else int(time.time())
WARM_UP = min(300, SECONDS / 3)
HANG = 120  # seconds for the slowest command: three tries of ten seconds for each of some pages
GROWTH, KEPT_CONNECTIONS = 10 * 1024, 64  # KiB; what the program says it keeps open
chance = random.Random(SEED)


class Server(http.server.BaseHTTPRequestHandler):
    """RecipePuppy's API, ten recipes a page, and every fault that a server can have."""

    protocol_version = "HTTP/1.1"
    served = collections.Counter()

    def do_GET(self):
        url = urllib.parse.urlparse(self.path)
        page = int((urllib.parse.parse_qs(url.query).get("p") or ["1"])[0])
        host = self.headers["Host"]
        if url.path.startswith("/dish/"):
            kind = "text/html"
            body = (f"<title>Dish</title><h1>Dish {url.path[6:]}</h1><h2>Ingredients</h2><ul>"
                    + "".join(f"<li>{n} leeks" for n in range(8))
                    + "</ul><h2>Method</h2><ol><li>Boil.<li>Serve 日本 warm.</ol>").encode()
        else:
            kind = "text/javascript"
            body = json.dumps({"title": "", "version": 0.1, "href": "", "results": [
                {"title": f"Dish {page}-{n} with leeks, 大根 and a title that is longer than most",
                 "href": f"http://{host}/dish/{page}-{n}", "thumbnail": "",
                 "ingredients": "leek, garlic, cheddar cheese, potato"} for n in range(10)]}).encode()
        fault = chance.choice(["none"] * 12 + [
            "500", "503 later", "404", "429", "reset", "cut", "garbage", "page", "empty", "drip",
            "gzip", "gzip cut", "huge", "silent", "loop"])
        Server.served[fault] += 1
        try:
            self.answer(fault, kind, body)
        except OSError:
            pass  # the program went away, as it may
        if fault in ("cut", "reset", "gzip cut", "silent"):
            self.close_connection = True

    def answer(self, fault, kind, body):
        if fault == "reset":
            self.connection.setsockopt(
                __import__("socket").SOL_SOCKET, __import__("socket").SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
        elif fault == "silent":
            time.sleep(3)
        elif fault == "503 later":
            self.send(503, kind, b"{}", {"Retry-After": "3600"})
        elif fault in ("500", "404", "429"):
            self.send(int(fault), kind, b"{}")
        elif fault == "loop":
            self.send(302, kind, b"", {"Location": self.path})
        elif fault == "garbage":
            self.send(200, kind, os.urandom(2000))
        elif fault == "page":
            self.send(200, "text/html", b"<!DOCTYPE html><title>Parked</title>")
        elif fault == "empty":
            self.send(200, kind, b"")
        elif fault == "huge":
            self.send(200, kind, b" " * 20_000_000)
        elif fault == "gzip":
            self.send(200, kind, gzip.compress(body), {"Content-Encoding": "gzip"})
        elif fault == "gzip cut":
            self.send(200, kind, gzip.compress(body)[:-20], {"Content-Encoding": "gzip"})
        elif fault == "cut":
            self.send(200, kind, body[:len(body) // 2], length=len(body))
        elif fault == "drip":
            self.head(200, kind, len(body), {})
            for start in range(0, len(body), 200):
                self.wfile.write(body[start:start + 200])
                self.wfile.flush()
                time.sleep(0.02)
        else:
            self.send(200, kind, body)

    def head(self, status, kind, length, more):
        self.send_response(status)
        for name, value in ({"Content-Type": kind, "Content-Length": str(length)} | more).items():
            self.send_header(name, value)
        self.end_headers()

    def send(self, status, kind, body, more={}, length=None):
        self.head(status, kind, len(body) if length is None else length, more)
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def fail(why, terminal):
    shown = bytes(terminal.seen[-1500:]).decode("utf-8", "replace")
    raise SystemExit(f"soak: {why}\nseed {SEED}, after {terminal.lines} commands; the last of them:\n"
                     + "\n".join(f"  {line}" for line in terminal.last) + f"\nshown: {shown!r}")


def width(text):
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
               for c in text)


class Terminal:
    def __init__(self, arguments, environment):
        self.seen, self.lines, self.last = bytearray(), 0, collections.deque(maxlen=12)
        self.columns = 80
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.execvpe(arguments[0], arguments, environment)
        self.resize(80, 24)

    def resize(self, columns, rows):
        self.columns = columns
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        if not select.select([self.file], [], [], seconds)[0]:
            return
        try:
            self.seen += os.read(self.file, 65536)
        except OSError:
            _, status = os.waitpid(self.process, 0)
            fail(f"the program ended ({os.waitstatus_to_exitcode(status)})", self)

    def write(self, text):
        rest = text.encode()
        while rest:
            # What it prints is read meanwhile, or both would wait for each other.
            self.read(0)
            rest = rest[os.write(self.file, rest[:512]):]

    def has_come(self, text, seconds):
        end, wanted = time.monotonic() + seconds, text.encode()
        while wanted not in self.seen:
            if time.monotonic() > end:
                return False
            self.read(1)
        return True

    def command(self, line, cancel_after=None):
        self.lines += 1
        self.last.append(line)
        self.seen = bytearray()
        self.write(line + "\r")
        if cancel_after is not None:
            end = time.monotonic() + cancel_after
            while time.monotonic() < end:
                self.read(0.01)
            self.write("\x03")
            time.sleep(0.05)
        mark = f"mark {self.lines} end"
        # The mark is not typed as it is shown, so that its echo is none.
        # What is typed while Ctrl-C is at work may be dropped with it, so that it is typed again.
        for _ in range(HANG // 10):
            self.write(f"echo mark '{self.lines}' end\r")
            if self.has_come(mark, 10):
                return self.seen
        fail(f"no {mark!r} within {HANG} s: it hangs", self)

    def check_widths(self):
        text = self.seen.decode("utf-8", "replace")
        text = re.sub(r"\x1b\][^\x07\x1b]*(\x07|\x1b\\)|\x1b[_P][^\x1b]*\x1b\\|\x1b\[[0-9;?]*[ -/]*[@-~]", "",
                      text)
        for line in text.split("\n"):
            # What is typed is drawn by the editor, which wraps it; progress is drawn over itself.
            line = line.rstrip("\r").split("\r")[-1]
            if "recipe> " in line or "   ...> " in line or "^C" in line:
                continue
            if width(line) > self.columns:
                fail(f"a line of {width(line)} on {self.columns} columns: {line!r}", self)


def memory(process):
    with open(f"/proc/{process}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))


def descriptors(process):
    sockets = others = 0
    for name in os.listdir(f"/proc/{process}/fd"):
        try:
            target = os.readlink(f"/proc/{process}/fd/{name}")
        except OSError:
            continue
        if target.startswith("socket:"):
            sockets += 1
        else:
            others += 1
    return sockets, others


FOODS = ["leek", "garlic", "cheese", "potato", "goat cheese", "fish", "soup", "italian", "zzz", "日本"]


def random_line():
    food = chance.choice(FOODS)
    return chance.choice([
        f"search {food}{chance.randrange(1000)}", f"search {food} {chance.choice(FOODS)}", "more", "more 2",
        "list", "back", "forward", f"open {chance.randrange(1, 12)}", "open last --text", "fav 1", "fav 2-4",
        "unfav f1", "undo", "redo", "favs", f"favs {food}", "more", "status", "retry", "refresh",
        f"and {food}", f"without {food}", f"drop {food}", "reset", "cancel", "wait", "set layout cards",
        "set layout list", "help search", "history 5", "serch", "open 999", "''", "pantry add leek",
        "pantry", "shop add 1", "shop", "tag f1 quick", "note f1 less salt", "why 1", "missing 1",
        "similar 1", "scale 1 3", "favs --refresh", f"search {food} > list.txt", "browse",
        "service cookbook", "service recipepuppy", "set pictures none", "cook leek"])


def main():
    home = tempfile.mkdtemp(prefix="recipe-soak-")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    server.daemon_threads = True
    server.handle_error = lambda *arguments: None  # the program went away, as it may
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8",
                   "COLORFGBG": "15;0", "RECIPE_PAGER": "off", "RECIPE_RECIPEPUPPY_URL": address}
    os.chdir(home)
    terminal = Terminal([PROGRAM, "--service", "recipepuppy"], environment)
    start = time.monotonic()
    base = None
    try:
        if not terminal.has_come("recipe> ", HANG):
            fail("no prompt", terminal)
        terminal.command("set timeout 2s")
        while time.monotonic() - start < SECONDS:
            cancels = chance.random() < 0.15
            terminal.command(random_line(), chance.random() * 0.3 if cancels else None)
            if not cancels:
                terminal.check_widths()
            if chance.random() < 0.05:
                terminal.resize(chance.randrange(20, 160), chance.randrange(5, 60))
            if terminal.lines % 50:
                continue
            terminal.command("wait")
            now = (memory(terminal.process), *descriptors(terminal.process))
            if base is None and time.monotonic() - start > WARM_UP:
                base = now
            if base is None:
                continue
            if now[0] - base[0] > GROWTH:
                fail(f"memory grew from {base[0]} to {now[0]} KiB", terminal)
            if now[1] > KEPT_CONNECTIONS + 8 or now[2] > base[2] + 2:
                fail(f"descriptors: {now[1]} sockets, {now[2]} others after {base[2]}", terminal)
        last = (memory(terminal.process), *descriptors(terminal.process))
        terminal.write("quit\r")
        _, status = os.waitpid(terminal.process, 0)
        if status:
            fail(f"it left with {os.waitstatus_to_exitcode(status)}", terminal)
        base = base or last
        print(f"{time.monotonic() - start:.0f} s, {terminal.lines} commands,"
              f" {sum(Server.served.values())} answers of which {Server.served['none']} were well;"
              f" memory {base[0] / 1024:.1f} MiB after the warm-up and {last[0] / 1024:.1f} at the end,"
              f" descriptors {base[1]}+{base[2]} and {last[1]}+{last[2]}; seed {SEED}")
    finally:
        try:
            os.kill(terminal.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        server.shutdown()
        os.chdir("/")
        shutil.rmtree(home, ignore_errors=True)


main()

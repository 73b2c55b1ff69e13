"""How Scripts/growth.py runs the program: each line alone, with the processor's time that it took.

The time is read from the process's own clock before a line is sent and after it was answered, so
that neither the start nor others at work count. A line that goes on for long ends the process.
"""
import fcntl, http.server, os, pty, select, shutil, signal, struct, subprocess, tempfile, termios, threading, time

LONGEST = 2.0        # seconds that a line may take with the largest text
PATIENCE = 3         # times as long, and the program is ended
FOREVER, CRASH = float("inf"), float("nan")
MARK = b"\n@@answered@@\n"


def environment(home):
    return {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color", "EDITOR": "true",
            "RECIPE_SPOONACULAR_KEY": "k", "RECIPE_MEALIE_KEY": "k", "RECIPE_TANDOOR_KEY": "k"}


class Home:
    """A new home with files in it."""

    def __init__(self, files={}):
        self.path = tempfile.mkdtemp(prefix="recipe-growth-")
        for name, text in files.items():
            place = os.path.join(self.path, name)
            os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)
            with open(place, "wb") as file:
                file.write(text if isinstance(text, bytes) else text.encode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class Overlong(Exception):
    """A line was not answered in time."""


class Watch:
    """The processor's time of a process, by the names of what it did."""

    def __init__(self, pid):
        self.pid, self.clock, self.taken, self.name = pid, (~pid << 3) | 2, {}, "the start"
        self.start, self.begun = 0, time.monotonic()

    def begin(self, name):
        self.name, self.start, self.begun = name, self.seconds(), time.monotonic()

    def end(self, seconds=0):
        taken = seconds or self.seconds() - self.start
        if self.name:
            self.taken[self.name] = self.taken.get(self.name, 0) + taken
        elif seconds:
            self.taken["what prepares it"] = seconds

    def seconds(self):
        return time.clock_gettime(self.clock)

    def check(self):
        if self.seconds() - self.start > LONGEST * PATIENCE or time.monotonic() - self.begun > 240:
            raise Overlong

    def rests(self):
        """Whether no thread of it is at work."""
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            try:
                with open(f"/proc/{self.pid}/task/{thread}/stat") as file:
                    if file.read().rpartition(")")[2].split()[0] in "RD":
                        return False
            except OSError:
                pass
        return True


def piped(program, home, lines, arguments=()):
    """The seconds of each line, by its name, and the names of those that told an error.

    `lines` are pairs of a name and what is sent; what has no name prepares for what follows.
    """
    place = os.path.join(home.path, "errors")
    with open(place, "wb") as written:
        process = subprocess.Popen([program, "--keep-going", "--allow-shell", *arguments], stdin=subprocess.PIPE, cwd=home.path,
                                   stdout=subprocess.PIPE, stderr=written, env=environment(home.path), bufsize=0)
    watch, failed, errors = Watch(process.pid), [], open(place, "rb")
    os.set_blocking(process.stdin.fileno(), False)
    try:
        for name, line in [("the start", "")] + lines:
            watch.begin(name)
            exchange(process, watch, line)
            watch.end()
            if b"error: " in errors.read():
                failed.append(name)
    except Overlong:
        process.kill()
        watch.end(FOREVER)
    except (BrokenPipeError, EOFError):
        watch.end(CRASH)
    for end in (process.stdin, process.stdout, errors):
        end.close()
    process.wait()
    return watch.taken, failed


def exchange(process, watch, line):
    """Sends a line and a mark, and reads until the mark comes back."""
    left, seen = line.encode() + b"\necho " + MARK.strip() + b"\n", b"\n"
    while not seen.endswith(MARK):
        ready, writable, _ = select.select([process.stdout], [process.stdin] if left else [], [], .25)
        if writable:
            left = left[os.write(process.stdin.fileno(), left[:65_536]):]
        if ready:
            part = os.read(process.stdout.fileno(), 1 << 20)
            if not part:
                raise EOFError
            seen = (seen + part)[-64:]
        watch.check()


def typed(program, home, keys, width=80):
    """The same of a program at a terminal. A key is text to be typed, or a number: a new width."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(home.path)
        os.execve(program, [program], environment(home.path))
    resize(terminal, width)
    os.set_blocking(terminal, False)
    watch = Watch(pid)
    try:
        settle(terminal, watch, b"", isStart=True)
        for name, key in [*keys, (None, "\x03")]:
            watch.begin(name)
            if isinstance(key, int):
                resize(terminal, key)
            settle(terminal, watch, b"" if isinstance(key, int) else key.encode())
            watch.end()
    except Overlong:
        watch.end(FOREVER)
    except (OSError, EOFError):
        watch.end(CRASH)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    return watch.taken, []


def resize(terminal, width):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))


def settle(terminal, watch, left, isStart=False):
    """Types, and reads until nothing is printed and the processor is not used."""
    quiet, before, seen = 0, None, b""
    while quiet < 3 or isStart and b"recipe> " not in seen:
        ready, writable, _ = select.select([terminal], [terminal] if left else [], [], .02)
        try:
            if ready:
                part = os.read(terminal, 65_536)
                if not part:
                    raise EOFError
                seen = (seen + part)[-4096:]
            if writable:
                left = left[os.write(terminal, left[:4_096]):]
        except BlockingIOError:
            pass
        now = watch.seconds()
        isQuiet = not ready and not left and now == before and watch.rests()
        quiet, before = quiet + 1 if isQuiet else 0, now
        watch.check()


PAGE = b"<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 onion<li>salt</ul><h2>Method</h2><ol><li>Cook.<li>Serve.</ol>"


class Answers(http.server.BaseHTTPRequestHandler):
    """What services answer, each at an address of its own: texts by the ends of paths or queries."""
    protocol_version, forms = "HTTP/1.1", {}

    def do_GET(self):
        number, _, rest = self.path[1:].partition("/")
        path, _, query = rest.partition("?")
        ends = self.forms.get(number, {"": ""})
        body = next(text for end, text in ends.items() if path.endswith(end) or end in query.split("&")).encode()
        body, sort = (PAGE, "text/html") if path.startswith("page") else (body, "application/json")
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

    @classmethod
    def address(cls, forms):
        """Where these are answered from now on, for what runs in this thread."""
        number = str(threading.get_ident())
        cls.forms[number] = {end: text.replace("http://here.example/", f"{cls.base}{number}/") for end, text in forms.items()}
        return f"{cls.base}{number}/"


SERVER = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
Answers.base = f"http://127.0.0.1:{SERVER.server_address[1]}/"
threading.Thread(target=SERVER.serve_forever, daemon=True).start()

"""Programs in a terminal, and actions timed in turn, for what Scripts/bench measures."""
import fcntl, os, pty, re, select, signal, statistics, struct, subprocess, termios, time


class Terminal:
    """A program in a terminal of 80 by 24."""

    def __init__(self, arguments, environment):
        self.seen = bytearray()
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.execvpe(arguments[0], arguments, environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def wait_for(self, pattern, seconds=20):
        end = time.monotonic() + seconds
        place = 0  # pictures are long, and what was searched once is not searched again
        while not re.search(pattern, self.seen[place:]):
            place = max(0, len(self.seen) - 1024)
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.file], [], [], left)[0]:
                raise SystemExit(f"bench: no {pattern!r} within {seconds} s; saw {bytes(self.seen[-300:])!r}")
            self.seen += os.read(self.file, 65536)

    def type(self, text):
        self.seen = bytearray()
        os.write(self.file, text.encode())

    def enter(self, line):
        """Types a line for our program, and waits for its answer and the next prompt."""
        self.type(line + "\r")
        self.wait_for(rb"\n[^\n]*recipe> [^\n]*$")

    def end(self):
        # bash may overlook the signal while it draws its prompt, but not that its terminal is gone.
        os.close(self.file)
        os.kill(self.process, signal.SIGHUP)
        os.waitpid(self.process, 0)


def milliseconds(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def to_prompt(arguments, environment, text):
    """An action: a program starts and prints its prompt. It ends when the time is taken."""
    def action():
        terminal = Terminal(arguments, environment)
        terminal.wait_for(text)
        return terminal.end
    return action


def to_end(arguments, environment):
    """An action: a program runs and ends well."""
    def action():
        subprocess.run(arguments, env=environment, stdout=subprocess.DEVNULL, check=True)
    return action


def in_turn(runs, *actions):
    """The median time of each action in milliseconds, without what it returns to be done after it.

    They take turns, so that a slow moment hits all of them, and the first two runs don't count.
    """
    times = [[] for _ in actions]
    for run in range(runs + 2):
        for place, action in enumerate(actions):
            start = time.perf_counter()
            after = action()
            taken = (time.perf_counter() - start) * 1000
            if after:
                after()
            if run >= 2:
                times[place].append(taken)
    return [statistics.median(each) for each in times]

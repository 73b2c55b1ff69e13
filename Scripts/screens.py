"""Makes pictures of the shell from real runs in tmux. Scripts/screens starts it."""
import os, pathlib, shutil, subprocess, sys, tempfile, time

from screens_kitchen import open_kitchen
from screens_svg import film, svg

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
PATIENCE = 60  # seconds that anything may take on a busy machine

# Name, what it shows, columns, rows, what is typed, and what stands on the screen when it is done.
SCENES = [
    ("list", "A search and its results", 80, 28, ["search garlic"], "6 shown"),
    ("cards", "The same as cards with pictures and the ribbon", 84, 66,
     ["set layout cards", "clear; search garlic"], "6 shown"),
    ("split", "A recipe beside its list", 120, 24,
     ["set layout split", "search garlic", "clear; open 3"], "serve it hot"),
    ("help", "The help", 80, 12, ["clear; help"], "Tab completes."),
]

# Name, what it shows, columns, rows, and the file with what is typed: a whole talk, screen by screen.
FILMS = [("evening", "An evening's talk with the shell", 80, 28, "evening.txt")]


def tmux(*words):
    return subprocess.run(["tmux", "-L", f"recipe-screens-{os.getpid()}", *words], check=True,
                          capture_output=True, text=True).stdout


def wait(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"screens: {what} did not come:\n" + tmux("capture-pane", "-p"))
        time.sleep(0.05)


def is_still():
    """Whether the screen is as it was half a second ago: pictures come after the words."""
    before = tmux("capture-pane", "-e", "-p")
    time.sleep(0.5)
    return before == tmux("capture-pane", "-e", "-p")


def is_at_prompt():
    shown = tmux("capture-pane", "-p").rstrip("\n").split("\n")
    return shown[-1].split("  ")[0].strip() == "recipe>"


def rows():
    return tmux("capture-pane", "-e", "-p").rstrip("\n").split("\n")


def start(columns, height, theme, port, home, *options):
    """Starts the program on a screen of its own and waits for its prompt."""
    variables = {
        "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home,
        "XDG_CACHE_HOME": home, "LANG": "C.UTF-8", "TERM": "tmux-256color", "TZ": "UTC",
        "COLORTERM": "truecolor", "http_proxy": f"http://127.0.0.1:{port}", "RECIPE_PAGER": "off",
        "COLORFGBG": "15;0" if theme == "dark" else "0;15", "PATH": os.environ["PATH"],
    }
    command = ["env", "-i", *(f"{key}={value}" for key, value in variables.items()), PROGRAM,
               *options]
    tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(height), *command)
    tmux("set-option", "status", "off")
    tmux("set-option", "-s", "default-terminal", "tmux-256color")
    wait(is_at_prompt, "the prompt")


def screen(scene, theme, port, home):
    name, about, columns, height, lines, done = scene
    try:
        start(columns, height, theme, port, home, "--service", "recipepuppy", "--url",
              "http://puppy.example")
        for line in lines:
            tmux("send-keys", line, "Enter")
            wait(is_at_prompt, f"the prompt after '{line}'")
        wait(lambda: done in tmux("capture-pane", "-p"), f"'{done}'")
        wait(is_still, "the end of drawing")
        shown = rows()
    finally:
        tmux("kill-server")
    path = FOLDER / f"{name}-{theme}.svg"
    path.write_text(svg(shown, columns, theme, about))
    print(path)


def talk(scene, theme, port, home):
    """A talk as a film: each line as it is typed, then what it is answered."""
    name, about, columns, height, file = scene
    frames = []
    try:
        start(columns, height, theme, port, home)
        for line in (pathlib.Path(__file__).parent / file).read_text().splitlines():
            tmux("send-keys", "-l", line)
            wait(lambda: line in tmux("capture-pane", "-p"), f"'{line}'")
            frames.append((rows(), 1.2))
            tmux("send-keys", "Enter")
            wait(is_at_prompt, f"the prompt after '{line}'")
            wait(is_still, "the end of drawing")
            frames.append((rows(), 3.5))
    finally:
        tmux("kill-server")
    path = FOLDER / f"{name}-{theme}.svg"
    path.write_text(film(frames, columns, theme, about))
    print(path)


def main():
    port = open_kitchen()
    for scene in SCENES + FILMS:
        for theme in ("dark", "light"):
            home = tempfile.mkdtemp(prefix="recipe-screens-")
            try:
                (talk if scene in FILMS else screen)(scene, theme, port, home)
            finally:
                shutil.rmtree(home, ignore_errors=True)


main()

"""Ends imports in the middle. Scripts/import-kills starts it."""
import json, os, random, resource, shutil, signal, sqlite3, subprocess, sys, tempfile, time

PROGRAM, ROUNDS = os.path.abspath(sys.argv[1]), int(sys.argv[2])
COUNT = 60_000
FOLDER = tempfile.mkdtemp(prefix="recipe-import-")
FILE = os.path.join(FOLDER, "many.jsonl")
ENVIRONMENT = {"HOME": FOLDER, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
BOOK = os.path.join(FOLDER, ".local/share/recipe/cookbook.sqlite")


def start(limit=None):
    """An import; `limit` is how many bytes a file may have."""
    def bound():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    return subprocess.Popen([PROGRAM, "import", FILE, "--format", "json"], env=ENVIRONMENT, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, preexec_fn=bound if limit else None)


def kept():
    """How many recipes are in; the file has to be whole."""
    if not os.path.exists(BOOK) or os.path.getsize(BOOK) == 0:
        return 0
    base = sqlite3.connect(BOOK)
    assert base.execute("PRAGMA quick_check").fetchone() == ("ok",), "the file is damaged"
    made = base.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'recipe'").fetchone()[0]
    count = base.execute("SELECT count(*) FROM recipe").fetchone()[0] if made else 0
    base.close()
    return count


def complete():
    run = start()
    output, error = run.communicate()
    assert run.returncode == 0, error
    assert kept() == COUNT, f"{kept()} of {COUNT}"
    found = subprocess.run([PROGRAM, "--format", "json", "search", f"title:quizzel{COUNT - 1}"], env=ENVIRONMENT,
                           capture_output=True, text=True)
    assert json.loads(found.stdout)["window"]["total"] == 1, "the last recipe isn't found"


def fresh():
    shutil.rmtree(os.path.join(FOLDER, ".local"), ignore_errors=True)


try:
    with open(FILE, "w", encoding="utf-8") as file:
        for number in range(COUNT):
            file.write(json.dumps({"title": f"Quizzel{number} stew", "ingredients": [f"{number} g leek", "salt", "1 egg"],
                                   "steps": ["Cook it."]}) + "\n")
    begin = time.monotonic()
    complete()
    whole = time.monotonic() - begin
    fresh()
    before = 0
    for number in range(ROUNDS):
        run = start()
        time.sleep(random.uniform(0, whole * 0.9))
        run.kill()
        run.wait()
        count = kept()
        assert count >= before, "recipes that were in are gone"
        before = count
        if count == COUNT or number % 5 == 4:
            complete()
            fresh()
            before = 0
    complete()
    print(f"{ROUNDS} kills: whole each time, completed each time")
    fresh()
    run = start(limit=4 << 20)
    output, error = run.communicate()
    assert run.returncode == 74, (run.returncode, output, error)
    kept()
    complete()
    print("full disk: told (74), whole, and completed afterwards")
finally:
    shutil.rmtree(FOLDER, ignore_errors=True)

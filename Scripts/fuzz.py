"""Tries the released program as a whole with damaged input. Scripts/fuzz starts it.

What must not happen: an end by a signal, an end that is not in the table of exit codes, a hang, or
answers that are not UTF-8. Each input that does it is left in a folder.
"""
import glob, hashlib, os, random, shutil, struct, subprocess, sys, tempfile, time, zlib

PROGRAM, TARGET, SECONDS, FOUND = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
CODES = {0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 76, 77, 78}
chance = random.Random(time.time_ns())
HOME = tempfile.mkdtemp(prefix="recipe-fuzz-")
ENVIRONMENT = {"HOME": HOME, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color",
               "RECIPE_OFFLINE": "1"}
DATA = os.path.join(HOME, ".local/share/recipe/favorites.sqlite")
WORDS = ("search open fav unfav favs more list back without and drop set unset alias service note tag pantry"
         " shop scale units timer export run let expect echo help leek garlic 'goat cheese' \"a b\" it 1-3,7 f1"
         " r2 all or - -- --all --format json $ ${a:-b} > | ; # ' \" \\ 日本 e\u0301 \u202e \0 \x1b[31m minutes:30"
         " cuisine:italian 99999999999999999999 http://a.example:99999/ http://bücher.example/").split(" ")


def run(arguments, given=b"", text=True):
    try:
        end = subprocess.run([PROGRAM, *arguments], input=given, env=ENVIRONMENT, cwd=HOME,
                             capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "it hangs"
    if end.returncode not in CODES:
        return f"it ended with {end.returncode}: {end.stderr[-300:]!r}"
    try:
        if text:
            end.stdout.decode("utf-8"), end.stderr.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"what it said is not UTF-8: {error}"


def damaged(content):
    """The bytes with some of them changed, cut out, doubled or cut off."""
    content = bytearray(content)
    for _ in range(chance.choice([1, 1, 2, 5, 50])):
        place, length = chance.randrange(len(content) + 1), chance.choice([1, 1, 4, 16, 100, 4096])
        how = chance.randrange(5)
        if how == 0:
            content[place:place + length] = chance.randbytes(len(content[place:place + length]))
        elif how == 1:
            content[place:place + length] = bytes(len(content[place:place + length]))
        elif how == 2:
            del content[place:place + length]
        elif how == 3:
            content[place:place] = content[max(0, place - length):place]
        elif chance.random() < 0.2:
            del content[place:]
    return bytes(content)


def lines():
    return " ".join(chance.choice(WORDS) + chance.choice(["", "", "\n", ";"])
                    for _ in range(chance.randrange(1, 40))).encode("utf-8", "surrogatepass")


def try_lines(given):
    return run(["--keep-going", "--no-startup"], given)


CONFIG = b"theme = dark\nlayout = cards\ntimeout = 5s\ncache-size = 10MB\nrecipepuppy.url = http://a.example/\n"


def try_settings(given):
    place = os.path.join(HOME, ".config/recipe")
    os.makedirs(place, exist_ok=True)
    with open(os.path.join(place, "config"), "wb") as file:
        file.write(given)
    return run(["-c", "set; set --save theme light; search leek"])


def whole_database():
    run(["-c", "search garlic; fav 1-8; tag f1 quick; note f2 less salt; pantry add leek; unfav f3; favs soup"])
    with open(DATA, "rb") as file:
        return file.read()


def try_salvage(given):
    for path in glob.glob(os.path.join(os.path.dirname(DATA), "*")):
        os.remove(path) if os.path.isfile(path) else shutil.rmtree(path)
    with open(DATA, "wb") as file:
        file.write(given)
    return (run(["-c", "favs; favs leek; open f1; unfav f1; undo; pantry"])
            or run(["-c", "search leek; fav 1; favs"]))


def try_pictures(given):
    # One task of the child that draws: blocks, 20 by 10 cells; see DrawingTask.
    task = b"RPT1" + bytes([0, 0]) + struct.pack("<HHHH", 20, 10, 8, 16) + bytes(9)
    return run(["--draw-pictures"], task + struct.pack("<I", len(given)) + given, text=False)


def picture():
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    rows = b"".join(b"\0" + bytes(range(96)) for _ in range(32))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 32, 32, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def main():
    tries, found, start = 0, 0, time.monotonic()
    seed = {"lines": b"", "settings": CONFIG, "pictures": picture()}.get(TARGET)
    if TARGET == "salvage":
        seed = whole_database()
    attempt = globals()[f"try_{TARGET}"]
    while time.monotonic() - start < SECONDS:
        given = lines() if TARGET == "lines" else damaged(seed)
        if TARGET == "lines" and chance.random() < 0.3:
            given = damaged(given)
        tries += 1
        why = attempt(given)
        if why:
            found += 1
            name = os.path.join(FOUND, f"{TARGET}-{hashlib.sha1(given).hexdigest()[:12]}")
            with open(name, "wb") as file:
                file.write(given)
            print(f"{name}: {why}")
    print(f"{TARGET}: {tries} tries in {time.monotonic() - start:.0f} s, {found} found")
    shutil.rmtree(HOME, ignore_errors=True)
    sys.exit(1 if found else 0)


main()

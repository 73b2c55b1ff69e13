"""What Scripts/growth.py fills: the samples of Tests/Fuzz/Fields, and tables of lines.

A field is a mark in a sample: «name|usual» is followed by the text, «=name|usual» is replaced by it,
«*name|element» is repeated, «#» being its number. A row is a label, whether it is repeated rather than
filled, and what runs the program with a text or a size and tells how long each of its lines took.
"""
import gzip, io, json, os, re, subprocess, zipfile
from growth_runs import Answers, Home, piped, typed

FIELDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/Fuzz/Fields")
MARK = re.compile("«([*=]?)([^|»]+)\\|([^»]*)»")


def writing(path):
    """How a format writes a text."""
    if path.endswith((".json", ".jsonl")):
        return lambda text: json.dumps(text, ensure_ascii=False)[1:-1]
    if path.endswith(".csv"):
        return lambda text: text.replace('"', '""')
    return lambda text: text


def usual(path):
    return filled(path, None, None)


def filled(path, start, given):
    """A sample with a text or a size at the mark that starts there."""
    with open(os.path.join(FIELDS, path)) as file:
        sample = file.read()
    if path.endswith(".json"):
        sample = sample.replace("\n", "")  # in one line: what comes first may be long
    write, between = writing(path), "," if path.endswith(".json") else "\n" if path.endswith(".jsonl") else ""

    def put(mark):
        sort, _, text = mark.groups()
        if sort == "*":
            count = max(1, given // len(text)) if mark.start() == start else 1
            return between.join(text.replace("#", str(n)) for n in range(count))
        if mark.start() != start:
            return text
        return write(given) if sort == "=" else text + ("" if "://" in text else " ") + write(given)
    return MARK.sub(put, sample)


def fields(path):
    """The fields of a sample: their names, whether they are repeated, and what fills them."""
    with open(os.path.join(FIELDS, path)) as file:
        sample = file.read()
    if path.endswith(".json"):
        sample = sample.replace("\n", "")
    for mark in MARK.finditer(sample):
        yield mark.group(2), mark.group(1) == "*", lambda given, start=mark.start(): filled(path, start, given)


# The lines that are played with a recipe that was read, by part. What has no part in them is a file's.
OPENED = ["open 1", "open 1 --text", "open 1 --steps", "open 1 --ingredients", "why 1", "guide 1", "step last", "guide stop"]
READ = ["import {file} --dry-run", "import {file}", "search title:quux", *OPENED]
KITCHEN = ["cook leek", "search tool:oven", "search leek without cream", "missing 1", "similar 1", "scale 1 x2", "units us", "units metric",
           "units original", "open 1; ask leek", "shop add 1", "shop", "shop list --format md", "shop done leek",
           "pantry add leek", "cook", "categories", "cuisines", "cookbook", "list --long", "edit 1", "picture 1"]
KEPT = ["fav 1", "favs", "favs quux", "favs leek", "note f1 less salt", "note f1", "tag f1 quick", "favs --tag quick", "open f1", "open f1 --text",
        "pick favorites", "edit f1", "export f1 own.json", "unfav f1", "undo", "redo", "undo"]
OWN = ["import {file} --favorites", "favs", "favs quux", "favs --tag quick", "note f1", "tag f1", "export f1 own.json", "export f1 own.md",
       "export f1 own.cook", "export f1 own.html", "backup b.sqlite", "unfav f1", "restore b.sqlite --merge", "restore b.sqlite --force",
       *(f"import own.{end} --favorites" for end in ("json", "md", "cook", "html"))]
LAYOUTS = [f"{line} --format {layout} --width {width}" for layout in "list cards table plain json ndjson tsv csv md".split()
           for width in (20, 80, 160) for line in ("search title:quux", "open 1")]
SAVED = [line for end in ("md", "html", "json", "ndjson", "cook")
         for line in (f"export 1 out.{end}", f"import out.{end}", f"open out.{end}" if end == "html" else f"import out.{end} --dry-run")]
SERVED = ["search leek", *OPENED, "missing 1", "fav 1", "open f1", "search leek without cream", "cook leek", "random", "categories", "cuisines"]
UNABLE = {"feed": {"categories"}, "recipepuppy": {"categories", "cuisines", "random"}}
SERVICES = {
    # The end of the address that a service is set up with, and what it answers to ends of addresses.
    "feed": ("", {"": '{"recipes": [%s]}'}),
    "recipepuppy": ("api/", {"p=1": '{"title": "Recipe Puppy", "version": 0.1, "results": [%s]}', "": '{"results": []}'}),
    "themealdb": ("api/json/v1/1/", {"list.php": '{"meals": null}', "categories.php": '{"categories": []}', "": '{"meals": [%s]}'}),
    "spoonacular": ("", {"information": "%s", "random": '{"recipes": [%s]}', "": '{"results": [%s], "offset": 0, "number": 10, "totalResults": 1}'}),
    "mealie": ("", {"app/about": '{"version": "v2.0.0", "production": true}', "foods": '{"items": []}', "tags": '{"items": []}',
                    "categories": '{"items": []}', "000000000001": "%s", "leek-soup": "%s",
                    "": '{"page": 1, "per_page": 50, "total": 1, "total_pages": 1, "items": [%s]}'}),
    "tandoor": ("", {"current/": '{"version": ""}', "food/": '{"count": 0, "next": null, "results": []}',
                     "keyword/": '{"count": 0, "next": null, "results": []}', "11/": "%s",
                     "": '{"count": 1, "next": null, "results": [%s]}'}),
}
# Lines as they are typed, «» being the text.
TYPED = {
    "search": "search «»", "an open quote": 'search "«', "a sentence": "what can I cook with «» but no milk", "words": "«»", "a note": "note f1 «»",
    "a comment": "# «»", "a variable": "echo $«»", "a program": "echo leek | «»", "a file": "echo leek > «»",
}
COMPLETED = {"a food": "search «»", "a command": "«»", "a reference": "open «»", "a file": "import «»", "a title": "open leek «»",
             "a setting": "set «»", "an option": "search --«»", "a term's field": "search title:«»"}
# What the line is about besides a command's bare argument.
ARGUED = {
    "search": ['search "«»"', *(f"search {field}:«»" for field in "title ingredient cuisine category tool minutes".split()), "search leek or «»",
               "search without «»", "search leek, «», onion", "search ($x «»"],
    "cook": ["cook leek without «»"], "note": ["note f1 «»"], "tag": ["tag f1 «»", "tag f1 «» --remove"], "shop": ["shop add «»", "shop done «»", "buy «»"],
    "pantry": ["pantry add «»", "pantry remove «»"], "timer": ["timer 5m «»"], "open": ["open 1-«»"], "alias": ["alias x = «»", "alias «» = search"],
    "set": ["set staples «»"], "favs": ["favs --tag «»"], "export": ["export 1 «»", "export 1 --as «»"], "import": ["import recipe.json --columns «»"],
    "ask": ["ask how much «» do I need"], "expect": ["expect title «»"], "let": ["let x = «»"], "sentences": [
        "I have «» and want something quick without milk", "is there any «» in it", "how long do I cook the «»", "add «» to my shopping list"],
}
FILES = {
    # A file that is filled in one line, its line, and what reads it.
    "an alias in the settings": (".config/recipe/config", "alias.x = «»\n", ["set", "alias"]),
    "a key in the settings": (".config/recipe/config", "«» = dark\n", ["set"]),
    "the startup script": (".config/recipe/startup.rcp", "search «»\n", []),
    "a script": ("x.rcp", "search «»\n", ["run x.rcp"]),
    "a script's comment": ("x.rcp", "# «»\n", ["run x.rcp"]),
    "a script's variable": ("x.rcp", "let x = «»\necho \"$x $x\"\nsearch $x\n", ["run x.rcp"]),
    "the history": (".local/state/recipe/history", "«»\n", ["history", "history leek"]),
    "the pantry": ("x.rcp", "pantry add «»\n", ["run x.rcp", "pantry", "cook", "search leek; missing 1", "pantry remove leek"]),
    "the shopping list": ("x.rcp", "shop add «»\n", ["run x.rcp", "shop", "shop list --format md", "shop done leek", "pantry add leek"]),
    "a backup that isn't one": ("b.sqlite", "SQLite format 3\0«»", ["restore b.sqlite --force"]),
    "an archive that isn't one": ("b.zip", "PK\x03\x04«»", ["import b.zip"]),
}
LISTS = {
    "pantry": ["pantry", "cook", "search leek; missing 1", "pantry remove leek1a", "backup b.sqlite", "pantry clear", "undo"],
    "shop": ["shop", "shop list --format md", "shop done 1", "shop remove leek3a", "backup b.sqlite", "shop clear", "undo"],
}
MADE = '{"title": "Leek quux #", "ingredients": ["# leeks"], "steps": ["Cook."]}\n'
MANY = {
    "recipes in the cookbook": ("x.jsonl", MADE, ["import x.jsonl", "cookbook", "search quux", "more", "open 11", "backup b.sqlite", "list", "cookbook remove x.jsonl", "undo"]),
    "favorites": ("x.jsonl", MADE, ["import x.jsonl --favorites", "favs", "favs quux", "tag f1-f100 quick", "export favorites all.md", "backup b.sqlite", "unfav favorites", "undo"]),
    "lines of a script": ("x.rcp", "echo leek\n", ["run x.rcp"]),
    "lines of the history": (".local/state/recipe/history", "search leek #\n", ["history", "history leek"]),
    "lines of the settings": (".config/recipe/config", "alias.x# = search leek\n", ["set", "alias"]),
    "aliases in a row": ("x.rcp", "alias x# = search leek\n", ["run x.rcp", "alias"]),
}


def named(lines, **values):
    return [(line, line.format(**values)) for line in lines]


def asked(program, words):
    """What the program tells about itself."""
    with Home() as home:
        told = subprocess.run([program, *words, "--format", "json"], env={"HOME": home.path, "LANG": "C.UTF-8"}, capture_output=True)
    return json.loads(told.stdout)


def commands(program):
    """Lines of every command, each of its options among them; and of every setting."""
    lines = list(ARGUED["sentences"])
    for group in asked(program, ["help", "--all"])["help"]["groups"]:
        for command in group["commands"]:
            name = command["usage"].split()[0]
            lines += [f"{name} «»", *ARGUED.get(name, [])]
            if name != "service":  # that asks for its key
                lines += [f"{name} 1 {option['usage'].split()[0]} «»" for option in asked(program, ["help", name])["help"]["options"]]
    return lines + [f"set {setting['key']} «»" for setting in asked(program, ["set"])["settings"]]


def archive(pack):
    """Runs an import of a zip file with an entry, or many."""
    def entries(given):
        count = given // 100 if isinstance(given, int) else 1
        text = "" if isinstance(given, int) else given
        return [MADE.replace("#", f"{n} {text}") for n in range(count)]

    def run(program, given):
        bytes = io.BytesIO()
        with zipfile.ZipFile(bytes, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as file:
            for number, text in enumerate(entries(given)):
                pack(file, number, text)
        with Home({"x.zip": bytes.getvalue()}) as home:
            return piped(program, home, named(["import x.zip", "open 1"]))
    return run


ARCHIVES = {
    "Paprika's": lambda file, n, text: file.writestr(f"{n}.paprikarecipe", gzip.compress(text.replace("title", "name").encode(), 1)),
    "Mealie's": lambda file, n, text: file.writestr(f"{n}/recipe.json", text),
    "files": lambda file, n, text: file.writestr(f"{n}.json", text),
}


def rows(program):
    for path in sorted(os.listdir(FIELDS)):
        sort, _, name = os.path.splitext(path)[0].partition("-")
        for field, many, whole in fields(path):
            yield from of_field(path, sort, name, field, many, whole)
    lines = commands(program)
    recipe = {"recipe.json": usual("recipe.json")}
    ready = [(None, "import recipe.json"), (None, "search title:quux"), (None, "fav 1")]

    def every(program, text):
        text = text.replace("\n", " ")
        again = (None, "search title:quux; open 1")
        with Home(recipe) as home:
            return piped(program, home, ready + [each for line in lines for each in (again, (line, line.replace("«»", text)))])
    yield "lines: every command", False, every
    for name, (path, line, reading) in FILES.items():
        def kept(program, text, path=path, line=line, reading=reading):
            with Home({path: line.replace("«»", text.replace("\n", " "))}) as home:
                return piped(program, home, named(reading))
        yield f"files: {name}", False, kept
    for name, (path, line, reading) in MANY.items():
        def kept(program, size, path=path, line=line, reading=reading):
            with Home({path: "".join(line.replace("#", str(n)) for n in range(size // len(line)))}) as home:
                return piped(program, home, named(reading))
        yield f"files: {name}", True, kept
    for name, reading in LISTS.items():
        def listed(program, size, name=name, reading=reading):
            # Many to a line; the lists of cooks are short.
            things = [f"leek{n}a" for n in range(size // 80)]
            lines = [(None, f"{name} add " + " ".join(things[n:n + 500])) for n in range(0, len(things), 500)]
            with Home() as home:
                return piped(program, home, lines + named(reading))
        yield f"files: things in the {name}", True, listed
    for name, pack in ARCHIVES.items():
        yield f"archives: {name} texts", False, archive(pack)
        yield f"archives: {name} entries", True, archive(pack)
    startup = {**recipe, ".config/recipe/config": "pager = off\n", ".config/recipe/startup.rcp": "import recipe.json\nsearch title:quux\nfav 1\n"}

    def prompt(name, *keys, files={}):
        def run(program, text):
            text = text.replace("\n", " ")
            filled = {path: line.replace("«»", text) for path, line in files.items()}
            with Home({**startup, **filled}) as home:
                return typed(program, home, [(name, key.replace("«»", text)) for key in keys])
        return f"prompt: {name}", False, run
    for name, line in TYPED.items():
        yield prompt(f"{name}, typed", line, "\r")
        yield prompt(f"{name}, pasted", f"\x1b[200~{line}\x1b[201~", "\r")
    for name, line in COMPLETED.items():
        yield prompt(f"completion of {name}", line, "\t", "\t", "\x15")
    yield prompt("picking by words", "pick cookbook\r", "«»", "\x1b")
    history = {".local/state/recipe/history": "search garlic\n«»\n"}
    yield prompt("an old line", "\x10", "\x10", "\x0e", "\x01", "\x05", "\r", files=history)
    yield prompt("looking for an old line", "\x12", "oni", "\r", "\r", files=history)


def of_field(path, sort, name, field, many, whole):
    """The rows of a field of a sample."""
    def run(lines, read=None):
        def played(program, given):
            with Home({path: whole(given)}) as home:
                return piped(program, home, named(lines, file=path))
        return played
    if sort in ("service", "names"):
        url, forms = SERVICES[name]

        def served(program, given):
            recipe = usual(f"service-{name}.json") if sort == "names" else whole(given)
            other = {} if sort == "service" else {end: json.dumps(form, ensure_ascii=False) for end, form in json.loads(whole(given)).items()}
            address = Answers.address({**{end: form.replace("%s", recipe) for end, form in forms.items()}, **other})
            with Home() as home:
                return piped(program, home, named([line for line in SERVED if line not in UNABLE.get(name, ())]), ["--service", name, "--url", address + url])
        yield f"services: {name}: {'' if sort == 'service' else 'its '}{field}", many, served
        if name not in ("mealie", "tandoor") or sort == "names":
            return
        yield f"imports: {name}: {field}", many, run(["import {file} --as " + name, "search title:quux", "open 1"])
    elif sort == "page":
        yield f"pages: {name}: {field}", many, run(["open {file}", "open it --text", "open it --steps", "fav it", "open f1", "import {file}"])
    elif sort == "recipe":
        yield f"imports: recipe: {field}", many, run(READ + KITCHEN)
        yield f"exports: {field}", many, run(["import {file}", "search title:quux", *SAVED])
        yield f"favorites: {field}", many, run(["import {file}", "search title:quux", *KEPT])
        yield f"own: {field}", many, run(OWN)
        yield f"layouts: {field}", many, run(["import {file}", *LAYOUTS])

        def split(program, given):
            keys = [("split: a list", "set layout split\rsearch title:quux\r"), ("split: a recipe", "1\r"), ("split: narrower", 80),
                    ("split: a recipe", "1\r"), ("split: narrow", 20), ("split: a recipe", "1\r"), ("split: picking", "pick\r"), ("split: picking", "\x1b")]
            with Home({path: whole(given), ".config/recipe/config": "pager = off\n", ".config/recipe/startup.rcp": f"import {path}\n"}) as home:
                return typed(program, home, keys, 160)
        yield f"split: {field}", many, split
    else:
        yield f"imports: {os.path.splitext(path)[0]}: {field}", many, run(READ)

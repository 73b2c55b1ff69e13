"""A hundred thousand favorites, 450 MB: what a cook's commands take, one shot each.

Each figure stands beside what sqlite3 takes to read or write the same rows of the same file.
"""
import json, os, random, shutil, sqlite3, subprocess, time, zlib

COUNT, PAGE = 100_000, 1_900


def fill(program, environment, folder, count=COUNT):
    """Has the program make a file with one favorite, and adds the others as it would have."""
    subprocess.run([program, "-c", "search title:vichyssoise; fav 1"], env=environment,
                   stdout=subprocess.DEVNULL, check=True)
    path = os.path.join(folder, "recipe", "favorites.sqlite")
    chance = random.Random(1)
    foods = ["leek", "potato", "cream", "garlic", "onion", "rice", "egg", "flour", "butter", "apple",
             "salmon", "beef", "carrot", "celery", "tomato", "basil", "lemon", "chicken", "bean"]
    kinds = ["soup", "pie", "salad", "stew", "bread", "cake", "curry", "roast", "bake", "tart"]
    words = " ".join(chance.choice(foods + kinds + ["boil", "fry", "serve", "warm", "slowly", "then"])
                     for _ in range(60))
    db = sqlite3.connect(path)
    body = chance.randbytes(PAGE)  # as long as a packed page is, and not to be packed further
    with db:
        for number in range(2, count + 1):
            mine = chance.sample(foods, 6)
            title = f"{mine[0].title()} and {mine[1]} {chance.choice(kinds)} {number}"
            recipe = {"title": title, "link": f"https://kitchen.example/{number}",
                      "totalMinutes": chance.randrange(10, 120),
                      "ingredientGroups": [{"items": [{"text": f"100 g {food}", "name": food}
                                                      for food in mine]}],
                      "stepGroups": [{"items": [words[:400]]}], "notes": [], "cuisines": [],
                      "categories": [], "keywords": [], "nutrition": []}
            db.execute("INSERT INTO favorite (id, service, key, is_kept, saved_at, title, recipe, origins,"
                       " needs_no_page) VALUES (?, 'recipepuppy', ?, 1, ?, ?, ?, '{}', 0)",
                       (number, f"kitchen.example/{number}", 1_700_000_000 + number, title,
                        json.dumps(recipe, separators=(",", ":"))))
            db.execute("INSERT INTO favorite_page VALUES (?, ?, 200, 'text/html', 'utf-8', 1700000000,"
                       " 'none', ?, ?)", (number, f"https://kitchen.example/{number}", PAGE, body))
            db.execute("INSERT INTO favorite_text VALUES (?, ?, '[]')", (number, words))
            db.execute("INSERT INTO favorite_words (rowid, title, ingredients, text) VALUES (?, ?, ?, ?)",
                       (number, title.lower(), " ".join(mine), words))
    db.close()
    return path


def taken(arguments, environment):
    start = time.perf_counter()
    process = subprocess.Popen(arguments, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"bench: {arguments} ended with {process.returncode}: {complaint!r}")
    return (time.perf_counter() - start) * 1000, usage.ru_maxrss / 1024


def measure(program, environment, home, row, runs, count=COUNT):
    data = os.path.join(home, "many")
    environment = environment | {"XDG_DATA_HOME": data}
    path = fill(program, environment, data, count)
    print(f"{count} favorites, {os.path.getsize(path) / 1e6:.0f} MB")
    taken([program, "favs", "soup"], environment)  # what each means is found out once
    kept = "SELECT favorite_id FROM favorite_list WHERE is_kept = 1"
    lines = [
        (["favs"], "40 ms", f"SELECT recipe FROM favorite WHERE id IN ({kept} ORDER BY 1 DESC LIMIT 10)"),
        (["open", f"f{count * 2 // 3}"], "40 ms",
         f"SELECT * FROM favorite JOIN favorite_page ON favorite_id = id WHERE id = {count // 3}"),
        (["favs", "soup"], "100 ms",
         "SELECT rowid FROM favorite_words WHERE favorite_words MATCH 'soup'"),
    ]
    for words, goal, question in lines:
        ours, theirs = [], []
        for _ in range(runs):
            ours.append(taken([program, *words], environment))
            theirs.append(taken(["sqlite3", path, question], environment))
        one, other = (sorted(each)[runs // 2] for each in (ours, theirs))
        row(f"recipe {' '.join(words)}", f"{one[0]:.1f} ms", goal,
            f"{one[1]:.0f} MiB; sqlite3 {other[0]:.1f} ms, ratio {one[0] / other[0]:.1f}")
    copy = os.path.join(home, "copy.sqlite")
    for words, question in (
            (["unfav", "favorites"], "UPDATE favorite_list SET is_kept = 0 WHERE is_kept = 1"),
            (["undo"], "UPDATE favorite_list SET is_kept = 1 WHERE is_kept = 0")):
        shutil.copy(path, copy)
        theirs = taken(["sqlite3", copy, question], environment)
        ours = taken([program, *words], environment)
        row(f"recipe {' '.join(words)}", f"{ours[0]:.0f} ms", "3000 ms",
            f"{ours[1]:.0f} MiB; sqlite3 {theirs[0]:.0f} ms, ratio {ours[0] / theirs[0]:.1f}")

#!/usr/bin/env python3
"""Measures the program with a Mealie and a Tandoor of the cook's own, beside curl. Scripts/bench starts it.

    Scripts/bench own [RUNS [COUNT]]      default: 5 runs; a whole copy of 10,000 recipes

The servers are stand-ins on loopback that take the time the real ones were seen to take. A search with
an empty cache stands beside curl with the calls that it can't do without, as many at once as we send;
a whole copy beside curl with the same recipes; a search in the copy beside one in the cookbook.
"""
import http.server, json, os, shutil, statistics, subprocess, sys, tempfile, threading, time, urllib.parse

PROGRAM = os.path.abspath(sys.argv[1])
RUNS = int(sys.argv[2]) if len(sys.argv) > 2 else 5
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
TOKEN, TOGETHER, PAGE = "t0ken-of-mine", 4, 10
PLAIN = "garlic onion leek egg rice beef feta potato carrot celery lemon lime butter cream flour".split()
FOODS = PLAIN + [f"{word} {kind}" for word in "smoked dried fresh wild white black sweet".split()
                 for kind in "truffle bark root berry nettle cress sorrel lovage dulse samphire".split()]
TOLD = "2026-03-01T10:00:00.000000+00:00"


class Kitchen:
    """Recipes by number; each has five foods, so that two plain ones meet in some."""

    def __init__(self, count):
        self.count = count

    def foods(self, number):
        return [FOODS[(number * step + step) % len(FOODS)] for step in (1, 3, 7)] + [PLAIN[number % 4], PLAIN[number % 3]]

    def title(self, number):
        return f"Dish {number:05} of {self.foods(number)[0]}"

    def having(self, names):
        return [number for number in range(1, self.count + 1) if set(self.foods(number)) & names]


class Server(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        place = urllib.parse.urlparse(self.path)
        values = urllib.parse.parse_qs(place.query)
        pause, body = self.server.answer(place.path, values)
        time.sleep(pause * self.server.slowness)
        text = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


class Site(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, count):
        super().__init__(("127.0.0.1", 0), Server)
        self.kitchen, self.slowness = Kitchen(count), 1.0
        self.address = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Mealie(Site):
    name = "mealie"

    def short(self, number):
        return {"id": f"00000000-0000-4000-8000-{number:012}", "slug": f"dish-{number}", "updatedAt": TOLD,
                "name": self.kitchen.title(number), "description": "", "recipeYield": "4 servings", "rating": None,
                "totalTime": "30 minutes", "recipeCategory": [], "tags": [], "tools": [], "orgURL": None}

    def answer(self, path, values):
        value = lambda name, other: values.get(name, [other])[0]
        if path == "/api/app/about":
            return .01, {"version": "v2.0.0"}
        if path == "/api/foods":
            return .04, {"items": [{"id": name, "name": name, "aliases": []} for name in FOODS]}
        if path == "/api/recipes":
            found = range(1, self.kitchen.count + 1)
            if "queryFilter" in values:
                texts = value("queryFilter", "").split(" OR ")
                names = {name.strip('" ') for text in texts if " IN [" in text for name in text.split("[")[1].rstrip("]").split(",")}
                found = self.kitchen.having(names)
            size, page = int(value("perPage", "50")), int(value("page", "1"))
            part = list(found) if size < 0 else list(found)[(page - 1) * size:page * size]
            pages = 1 if size < 0 else -(-len(found) // size)
            return .03 + len(part) * .0001, {"page": page, "per_page": size, "total": len(found), "total_pages": pages,
                                             "items": [self.short(number) for number in part]}
        number = int(path.rsplit("-", 1)[1])
        lines = [{"quantity": 2, "note": "", "display": f"2 {name}", "title": None, "food": {"name": name}, "unit": None}
                 for name in self.kitchen.foods(number)]
        return .027, self.short(number) | {"recipeIngredient": lines, "notes": [], "nutrition": None,
                                           "recipeInstructions": [{"title": "", "text": "Chop it all and cook it."}]}

    def needed(self, words, shown):
        """The calls of a search that can't be done without, those together that don't wait for others."""
        filters = ["&queryFilter=" + urllib.parse.quote(f'recipeIngredient.food.name IN ["{word}"]') for word in words]
        lists = [f"/api/recipes?page=1&perPage=-1{text}" for text in [""] + filters]
        return [["/api/foods?page=1&perPage=-1", lists[0]], lists[1:], [f"/api/recipes/{key}" for key in shown]]

    def keys(self, numbers):
        return [self.short(number)["id"] for number in numbers]

    def detail(self, number):
        return f"/api/recipes/{self.short(number)['id']}"


class Tandoor(Site):
    name = "tandoor"

    def short(self, number):
        return {"id": number, "name": self.kitchen.title(number), "image": None, "keywords": [], "working_time": 30,
                "waiting_time": 0, "servings": 4, "servings_text": "", "rating": None, "updated_at": TOLD}

    def paged(self, found, values, most):
        size, page = min(int(values.get("page_size", ["25"])[0]), most), int(values.get("page", ["1"])[0])
        part = list(found)[(page - 1) * size:page * size]
        return part, {"count": len(found), "next": "x" if page * size < len(found) else None, "previous": None}

    def answer(self, path, values):
        if path == "/api/server-settings/current/":
            return .01, {"version": ""}
        if path == "/api/food/":
            text = values.get("query", [""])[0]
            found = [(place, name) for place, name in enumerate(FOODS * 12, 1) if text in name and (place <= len(FOODS) or not text)]
            part, body = self.paged(found, values, 200)
            body["results"] = [{"id": place, "name": name, "plural_name": None} for place, name in part]
            return .1 + len(part) * (.0003 if "simple" in values else .004), body
        if path == "/api/recipe/":
            found = range(1, self.kitchen.count + 1)
            if "foods_or" in values:
                found = self.kitchen.having({FOODS[(int(place) - 1) % len(FOODS)] for place in values["foods_or"]})
            part, body = self.paged(found, values, 100)
            body["results"] = [self.short(number) for number in part]
            return .1, body
        number = int(path.rstrip("/").rsplit("/", 1)[1])
        lines = [{"food": {"name": name, "plural_name": None}, "unit": None, "amount": 2, "no_amount": False, "note": "",
                  "order": place, "is_header": False} for place, name in enumerate(self.kitchen.foods(number))]
        step = {"name": "", "instruction": "Chop it all and cook it.", "order": 0, "time": 0, "ingredients": lines,
                "step_recipe": None, "step_recipe_data": None}
        return .07, self.short(number) | {"source_url": None, "nutrition": None, "steps": [step]}

    def needed(self, words, shown):
        pages = [f"/api/recipe/?page={page}&page_size=100" for page in range(1, -(-self.kitchen.count // 100) + 1)]
        foods = [f"/api/food/?query={word}&page_size=200" for word in words]
        found = [f"/api/recipe/?page=1&page_size=100&foods_or={FOODS.index(word) + 1}" for word in words]
        return [foods + pages[:1], found + pages[1:], [f"/api/recipe/{key}/" for key in shown]]

    def keys(self, numbers):
        return numbers

    def detail(self, number):
        return f"/api/recipe/{number}/"


def environment(site, home):
    key = site.name.upper()
    return {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "RECIPE_PAGER": "off",
            f"RECIPE_{key}_URL": site.address, f"RECIPE_{key}_KEY": TOKEN}


def timed(words, surroundings, shown=None):
    start = time.perf_counter()
    run = subprocess.run(words, env=surroundings, capture_output=True, text=True)
    taken = time.perf_counter() - start
    assert run.returncode == 0, run.stdout + run.stderr
    assert shown is None or shown in run.stdout, run.stdout + run.stderr
    return taken * 1_000


def curl(site, stages, folder):
    """Asks for all of it, stage after stage, and what that takes."""
    taken = 0
    for number, paths in enumerate(stages):
        file = os.path.join(folder, f"calls-{number}")
        with open(file, "w", encoding="utf-8") as out:
            for path in paths:
                out.write(f'url = "{site.address}{path}"\noutput = "/dev/null"\n')
        taken += timed(["curl", "-sf", "-H", f"Authorization: Bearer {TOKEN}", "--parallel", "--parallel-immediate", "--parallel-max",
                        str(TOGETHER), "-K", file], os.environ)
    return taken


def cold_search(site, words, folder):
    """A search by a program that has asked nothing before, beside the calls that it needs."""
    ours, least = [], []
    both = sorted(set(site.kitchen.having({words[0]})) & set(site.kitchen.having({words[1]})))
    stages = site.needed(words, site.keys(both[:PAGE]))
    for _ in range(RUNS):
        home = tempfile.mkdtemp(dir=folder)
        ours.append(timed([PROGRAM, "--service", site.name, "search", *words], environment(site, home), "Dish"))
        least.append(curl(site, stages, folder))
    own, other = statistics.median(ours), statistics.median(least)
    print(f"{site.name}, {site.kitchen.count} recipes, a cold search for {' '.join(words)}: {own:.0f} ms; "
          f"curl with the {sum(map(len, stages))} calls it needs {other:.0f} ms; {own / other:.2f} x (goal 1.3)")


def whole_copy(site, folder):
    """A whole copy, beside curl; then what changed, and a search in it beside one in the cookbook."""
    home = tempfile.mkdtemp(dir=folder)
    around = environment(site, home)
    keep = [PROGRAM, "service", site.name, "--keep"]
    first = timed(keep, around, "copied")
    least = curl(site, [[site.detail(number) for number in range(1, site.kitchen.count + 1)]], folder)
    again = timed(keep, around, "up to date")
    found, starters = [], []
    for _ in range(max(RUNS, 11)):
        found.append(timed([PROGRAM, "--offline", "--service", site.name, "search", "garlic", "onion"], around, "Dish"))
        starters.append(timed([PROGRAM, "--offline", "--service", "cookbook", "search", "garlic", "onion"], around))
    own, other = statistics.median(found), statistics.median(starters)
    print(f"{site.name}, a whole copy of {site.kitchen.count:,} recipes: {first / 1_000:.1f} s; curl with the same recipes "
          f"{least / 1_000:.1f} s; {first / least:.2f} x; once more, with nothing new: {again / 1_000:.2f} s")
    print(f"  a search in the copy: {own:.1f} ms; in the starters {other:.1f} ms; {own / other:.2f} x")


folder = tempfile.mkdtemp(prefix="recipe-own-")
try:
    for kind in (Mealie, Tandoor):
        cold_search(kind(300), ["garlic", "onion"], folder)
    for kind in (Mealie, Tandoor):
        site = kind(COUNT)
        site.slowness = 0  # what a copy costs beside the server's own time
        whole_copy(site, folder)
finally:
    shutil.rmtree(folder, ignore_errors=True)

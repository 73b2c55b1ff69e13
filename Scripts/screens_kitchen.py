"""A small kitchen on loopback: recipes with painted pictures, for Scripts/screens.

It speaks RecipePuppy's API and is the program's HTTP proxy as well, so that its sites can have
names of their own without any network.
"""
import http.server, json, math, struct, threading, urllib.parse, zlib

# Title, site, ingredients, minutes, the plate's ground, and the colours on it from the middle out.
DISHES = [
    ("Baked garlic cheese bread", "bread", "garlic, cheddar cheese, butter, parsley, white bread,"
     " salt, black pepper, olive oil", 25, "table", ["#f3d27a", "#e0a93e", "#b97a2a", "#5d8c3a"]),
    ("Garlic and walnut spaghetti", "pasta", "spaghetti, garlic, walnuts, olive oil, chilli flakes,"
     " parsley", 20, "slate", ["#e9c46a", "#d9a441", "#7a4b2a", "#c1392b"]),
    ("Potato gratin with two cheeses", "oven", "potatoes, cream, milk, gruyere cheese, parmesan"
     " cheese, garlic, nutmeg, butter, thyme", 70, "linen", ["#f6e2a4", "#e3b34c", "#a8641f"]),
    ("Roast tomato soup", "garden", "tomatoes, garlic, onion, olive oil, basil, bread", 45, "slate",
     ["#e4572e", "#c8321e", "#f2a08a", "#3f7d3a"]),
    ("Spinach and feta pie", "oven", "spinach, feta cheese, garlic, eggs, filo pastry, dill", 55,
     "table", ["#4f7f3b", "#89a75a", "#f4f1de", "#d9a441"]),
    ("Lemon garlic prawns", "harbour", "prawns, garlic, lemon, olive oil, parsley, white wine", 15,
     "linen", ["#f4845f", "#f7b267", "#f9e07f", "#5d8c3a"]),
]
AMOUNTS = {
    "garlic": "3 cloves", "nutmeg": "1 pinch of", "thyme": "2 sprigs of", "butter": "40 g",
    "parsley": "1 handful of", "salt": "1 pinch of", "black pepper": "1 pinch of",
    "olive oil": "3 tbsp", "milk": "200 ml", "cream": "200 ml", "potatoes": "1 kg", "eggs": "3",
}
GROUNDS = {"table": (0x6b, 0x4a, 0x32), "slate": (0x3a, 0x42, 0x4a), "linen": (0xc9, 0xbf, 0xa8)}


def color(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def painted(place, width=380, height=140):
    """A dish from above, as PNG: a plate on a ground, with food in rings that are not quite round."""
    *_, ground, rings = DISHES[place]
    ground, rings = GROUNDS[ground], [color(ring) for ring in rings]
    rows = []
    for y in range(height):
        row = bytearray([0])
        for x in range(width):
            dx, dy = (x - width / 2) / (height / 2), (y - height / 2) / (height / 2)
            angle = math.atan2(dy, dx)
            radius = math.hypot(dx, dy) * (1 + 0.05 * math.sin(5 * angle + place))
            if radius < 0.66:
                ring = int(radius / 0.66 * len(rings) + 0.7 * math.sin(9 * angle + 7 * radius))
                pixel = rings[ring % len(rings)]
            elif radius < 0.84:
                pixel = (0xf2, 0xef, 0xe8) if radius < 0.81 else (0xc8, 0xc4, 0xba)
            else:
                grain = int(10 * math.sin(x / 3 + 6 * math.sin(y / 40)))
                pixel = tuple(part + grain for part in ground)
            light = 1.08 - 0.22 * math.hypot(dx + 0.4, dy + 0.5)
            row += bytes(max(0, min(255, int(part * light))) for part in pixel)
        rows.append(bytes(row))

    def chunk(name, body):
        return (struct.pack(">I", len(body)) + name + body
                + struct.pack(">I", zlib.crc32(name + body)))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b""))


def page(place):
    """A recipe's page with schema.org data."""
    title, site, ingredients, minutes, *_ = DISHES[place]
    foods = [food.strip() for food in ingredients.split(",")]
    recipe = {
        "@context": "https://schema.org", "@type": "Recipe", "name": title, "recipeYield": "4",
        "totalTime": f"PT{minutes}M", "recipeIngredient": [f"{AMOUNTS.get(food, '150 g')} {food}"
                                                           for food in foods],
        "recipeInstructions": [
            {"@type": "HowToStep", "text": text} for text in (
                f"Heat the oven to 200 °C and weigh the {foods[0]} and the {foods[1]}.",
                f"Mix the {foods[1]} with the {foods[2]}, season it and let it rest for ten minutes.",
                f"Put everything together, cook it for {minutes - 10} minutes and serve it hot.")],
    }
    return (f"<html><head><title>{title}</title><script type='application/ld+json'>"
            f"{json.dumps(recipe)}</script></head><body><h1>{title}</h1></body></html>")


class Kitchen(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    paintings = {}

    def do_GET(self):
        address = urllib.parse.urlparse(self.path)
        if address.path == "/api/":
            number = int(urllib.parse.parse_qs(address.query).get("p", ["1"])[0])
            self.answer("application/json", json.dumps(self.results(number)).encode())
        elif address.path.startswith("/picture/"):
            place = int(address.path.split("/")[2].split(".")[0])
            self.answer("image/png", Kitchen.paintings[place])
        else:
            place = int(address.path.strip("/"))
            self.answer("text/html; charset=utf-8", page(place).encode())

    def results(self, number):
        recipes = [
            {"title": title, "href": f"http://{site}.example/{place}", "ingredients": ingredients,
             "thumbnail": f"http://{site}.example/picture/{place}.png"}
            for place, (title, site, ingredients, *_) in enumerate(DISHES)
        ]
        return {"title": "", "version": 0.1, "href": "",
                "results": recipes if number == 1 else []}

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        try:
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            pass  # the program was ended while it fetched ahead

    def log_message(self, *arguments):
        pass


def open_kitchen():
    """Starts the server; its port."""
    Kitchen.paintings = {place: painted(place) for place in range(len(DISHES))}
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Kitchen)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port

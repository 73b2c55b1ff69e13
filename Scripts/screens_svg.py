"""Turns a terminal's screen, as `tmux capture-pane -e` gives it, into SVG, for Scripts/screens.

Words are text, so that they stay sharp and can be searched. Block elements are a small picture laid
under them, lines of boxes are lines: both look the same whatever font there is.
"""
import base64, html, re, struct, unicodedata, zlib

WIDTH, HEIGHT, SIZE = 8.4, 18, 14  # a cell, and the letters in it
MARGIN = 14
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
POINTS = 8  # a cell's pixels across and down, so that each block element is drawn exactly
BASIC = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5",
         "#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff"]
GROUNDS = {"dark": ("#161616", "#dadada"), "light": ("#ffffff", "#1c1c1c")}
# Where the lines of a box run in a cell, from its middle: left, right, up, down.
BOXES = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud",
         "┬": "lrd", "┴": "lru", "┼": "lrud"}


def covers(sign, x, y):
    """Whether a block element covers a point of its cell, both counted from 0 to 7."""
    number = ord(sign) - 0x2580
    left, upper = x < 4, y < 4
    if number == 0: return upper
    if number <= 8: return 7 - y < number  # from one eighth at the foot to the whole cell
    if number < 16: return x < 16 - number  # from seven eighths at the left to one
    if number == 16: return not left
    if number == 20: return y == 0
    if number == 21: return x == 7
    quarters = {22: "c", 23: "d", 24: "a", 25: "acd", 26: "ad", 27: "abc", 28: "abd", 29: "b",
                30: "bc", 31: "bcd"}[number]
    return "abcd"[2 * (not upper) + (not left)] in quarters


def table_color(number):
    """A place in the 256-colour table that xterm began."""
    if number < 16:
        return BASIC[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    number -= 16
    parts = (number // 36, number // 6 % 6, number % 6)
    return "#" + "".join(f"{55 + 40 * part if part else 0:02x}" for part in parts)


class Style:
    def __init__(self):
        self.front = self.back = None
        self.bold = self.dim = self.underlined = self.reversed = False

    def take(self, codes):
        codes = [int(code or 0) for code in codes]
        while codes:
            code = codes.pop(0)
            if code == 0: self.__init__()
            elif code == 1: self.bold = True
            elif code == 2: self.dim = True
            elif code == 4: self.underlined = True
            elif code == 7: self.reversed = True
            elif code == 22: self.bold = self.dim = False
            elif code == 24: self.underlined = False
            elif code == 27: self.reversed = False
            elif code in (38, 48):
                if codes.pop(0) == 5: value = table_color(codes.pop(0))
                else: value = "#" + "".join(f"{codes.pop(0):02x}" for _ in range(3))
                if code == 38: self.front = value
                else: self.back = value
            elif 30 <= code <= 37: self.front = BASIC[code - 30]
            elif 90 <= code <= 97: self.front = BASIC[code - 82]
            elif 40 <= code <= 47: self.back = BASIC[code - 40]
            elif code == 39: self.front = None
            elif code == 49: self.back = None


def cells(row):
    """The cells of a row: column, sign, style."""
    style, column = Style(), 0
    for part in re.split(r"(\x1b\[[0-9;:]*m|\x1b\][^\x1b\x07]*(?:\x07|\x1b\\))", row):
        if part.startswith("\x1b["):
            style.take(re.split("[;:]", part[2:-1]))
        elif not part.startswith("\x1b"):
            for sign in part:
                if unicodedata.combining(sign):
                    continue
                kept = Style()
                kept.__dict__.update(style.__dict__)
                yield column, sign, kept
                column += 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def png(pixels, columns, rows):
    """Cells by (column, row), each a sign and its two colours, as PNG; elsewhere it is clear."""
    lines = []
    for y in range(rows * POINTS):
        line = bytearray()
        for x in range(columns * POINTS):
            sign, front, back = pixels.get((x // POINTS, y // POINTS), (" ", None, None))
            value = back if sign == " " or not covers(sign, x % POINTS, y % POINTS) else front
            line += bytes.fromhex(value[1:]) + b"\xff" if value else b"\0\0\0\0"
        lines.append(b"\0" + bytes(line))

    def chunk(name, body):
        return (struct.pack(">I", len(body)) + name + body
                + struct.pack(">I", zlib.crc32(name + body)))

    head = struct.pack(">IIBBBBB", columns * POINTS, rows * POINTS, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + chunk(b"IEND", b""))


def svg(rows, columns, theme, about):
    """The screen as SVG."""
    ground, ink = GROUNDS[theme]
    pixels, backs, lines, texts = {}, [], [], []
    for y, row in enumerate(rows):
        run = None
        for x, sign, style in cells(row):
            front, back = style.front or ink, style.back
            if style.reversed:
                front, back = back or ground, front
            left, top = MARGIN + x * WIDTH, MARGIN + y * HEIGHT
            if 0x2580 <= ord(sign) <= 0x259F and not 0x2591 <= ord(sign) <= 0x2593 or (
                    sign == " " and back and not style.underlined):
                pixels[(x, y)] = (sign, front, back or ground)
                run = None
                continue
            if back:
                backs.append(f'<rect x="{left:.1f}" y="{top}" width="{WIDTH + 0.3:.1f}"'
                             f' height="{HEIGHT}" fill="{back}"/>')
            if sign in BOXES or sign == "╲":
                middle = (left + WIDTH / 2, top + HEIGHT / 2)
                ends = {"l": (left, middle[1]), "r": (left + WIDTH, middle[1]),
                        "u": (middle[0], top), "d": (middle[0], top + HEIGHT)}
                path = "".join(f"M{middle[0]:.1f} {middle[1]:.1f}L{ends[way][0]:.1f} {ends[way][1]:.1f}"
                               for way in BOXES.get(sign, ""))
                path = path or f"M{left:.1f} {top}L{left + WIDTH:.1f} {top + HEIGHT}"
                lines.append(f'<path d="{path}" stroke="{front}" fill="none"/>')
                run = None
                continue
            look = (front, style.bold, style.dim, style.underlined)
            # A space between two words of one look belongs to them.
            if run and run["look"] == look and run["end"] == x and sign.isascii():
                run["text"] += sign
                run["end"] = x + 1
            elif sign != " " or style.underlined:
                run = {"look": look, "x": x, "y": y, "text": sign, "end": x + 1}
                texts.append(run)
            else:
                run = None
    body = "".join(backs)
    if pixels:
        data = base64.b64encode(png(pixels, columns, len(rows))).decode()
        body += (f'<image x="{MARGIN}" y="{MARGIN}" width="{columns * WIDTH:.1f}"'
                 f' height="{len(rows) * HEIGHT}" preserveAspectRatio="none"'
                 f' style="image-rendering:pixelated" href="data:image/png;base64,{data}"/>')
    body += "".join(lines)
    for run in texts:
        front, bold, dim, underlined = run["look"]
        text = run["text"].rstrip() if not underlined else run["text"]
        traits = "".join((' font-weight="bold"' if bold else "", ' opacity="0.6"' if dim else "",
                          ' text-decoration="underline"' if underlined else ""))
        body += (f'<text x="{MARGIN + run["x"] * WIDTH:.1f}"'
                 f' y="{MARGIN + run["y"] * HEIGHT + 13.5}" fill="{front}"{traits}'
                 f' textLength="{len(text) * WIDTH:.1f}">{html.escape(text)}</text>\n')
    wide, high = columns * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high}"'
            f' viewBox="0 0 {wide:.0f} {high}" role="img">\n<title>{html.escape(about)}</title>\n'
            f'<rect width="100%" height="100%" rx="8" fill="{ground}"/>\n'
            f'<g font-family="{FONT}" font-size="{SIZE}" xml:space="preserve">\n{body}</g>\n</svg>\n')


def film(frames, columns, theme, about):
    """Screens one after another, each for so many seconds, as one SVG that moves by itself.

    `frames` are pairs of rows and seconds. Where nothing may move, the last screen stands still.
    """
    high = max(len(rows) for rows, _ in frames)
    frames = [(rows + [""] * (high - len(rows)), seconds) for rows, seconds in frames]
    total = sum(seconds for _, seconds in frames)
    whole = svg(frames[-1][0], columns, theme, about)
    head, last = whole.split("<g font-family", 1)
    rules, groups, start = [], [], 0
    for place, (rows, seconds) in enumerate(frames):
        inner = svg(rows, columns, theme, about).split("<g font-family", 1)[1]
        inner = "<g font-family" + inner.rsplit("</svg>", 1)[0]
        groups.append(f'<g class="f" style="animation-name:f{place}">{inner}</g>')
        begin, end = 100 * start / total, 100 * (start + seconds) / total
        rules.append(f"@keyframes f{place}{{0%,{begin:.3f}%{{visibility:"
                     f"{'visible' if place == 0 else 'hidden'}}}{begin + 0.001:.3f}%,{end:.3f}%"
                     f"{{visibility:visible}}{min(end + 0.001, 100):.3f}%,100%{{visibility:"
                     f"{'visible' if place == len(frames) - 1 else 'hidden'}}}}}")
        start += seconds
    style = (f".f{{visibility:hidden;animation:{total:.1f}s step-end infinite}}"
             ".f:last-of-type{visibility:visible}"
             "@media(prefers-reduced-motion){.f{animation:none}}" + "".join(rules))
    return f"{head}<style>{style}</style>\n{''.join(groups)}</svg>\n"

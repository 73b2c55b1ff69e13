import Documents
import RecipeModel

/// A line of Markdown as a cook reads it, with the addresses in it.
///
/// Escapes and entities are decoded, marks of emphasis, code and links are out. What our own writer
/// escapes comes back to the letter. Sign by sign, as programs read it, and in linear time.
struct MarkdownInline {
    private(set) var text = ""
    /// The addresses of links, in their order.
    private(set) var links: [String] = []
    /// The addresses of pictures.
    private(set) var pictures: [String] = []

    private var output: [Unicode.Scalar] = []
    /// Where in the output marks of emphasis stand that may open something.
    private var openers: [(sign: Unicode.Scalar, place: Int, count: Int)] = []
    /// The places of marks that turned out to be emphasis.
    private var marks: [(place: Int, count: Int)] = []
    private let signs: [Unicode.Scalar]
    private var place = 0
    /// How many brackets turned out to begin no link.
    private var strayBrackets = 0

    /// Nothing in a line opens more often.
    private static let openerLimit = 100
    /// After so many brackets without a link, brackets are brackets.
    private static let strayLimit = 200
    /// So far an address, an entity or the end of a code may be.
    private static let reach = 4_000

    init(_ line: some StringProtocol) {
        signs = Array(String(line).unicodeScalars)
        output.reserveCapacity(signs.count)
        while place < signs.count { take() }
        var rest = marks.sorted { $0.place < $1.place }[...]
        var result = String.UnicodeScalarView()
        var index = 0
        while index < output.count {
            if let mark = rest.first, mark.place == index {
                index += mark.count
                rest = rest.dropFirst()
                continue
            }
            result.append(output[index])
            index += 1
        }
        text = String(result)
    }

    private mutating func take() {
        let sign = signs[place]
        switch sign {
        case "\\":
            if place + 1 < signs.count, Self.isPunctuation(signs[place + 1]) {
                output.append(signs[place + 1])
                place += 2
            } else {
                put()
            }
        case "`": takeCode()
        case "*", "_", "~": takeMarks(sign)
        case "!" where place + 1 < signs.count && signs[place + 1] == "[":
            if strayBrackets < Self.strayLimit, let link = link(from: place + 1) {
                pictures.append(link.address)
                place = link.end
            } else {
                strayBrackets += 1
                put()
            }
        case "[": takeLink()
        case "<": takeTag()
        case "&": takeEntity()
        default: put()
        }
    }

    private mutating func put() {
        output.append(signs[place])
        place += 1
    }

    private static func isPunctuation(_ sign: Unicode.Scalar) -> Bool {
        switch sign.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    // MARK: Code and emphasis

    private mutating func takeCode() {
        let start = place
        while place < signs.count, signs[place] == "`" { place += 1 }
        let count = place - start
        var end = place
        let limit = min(signs.count, place + Self.reach)
        while end < limit {
            var run = 0
            while end + run < signs.count, signs[end + run] == "`" { run += 1 }
            if run == count {
                output += signs[place..<end]
                place = end + run
                return
            }
            end += max(run, 1)
        }
        output += signs[start..<place]
    }

    /// A run of `*`, `_` or `~~`, which opens, closes, or stands for itself.
    private mutating func takeMarks(_ sign: Unicode.Scalar) {
        let start = place
        while place < signs.count, signs[place] == sign { place += 1 }
        let count = place - start
        let before = start > 0 ? signs[start - 1] : " "
        let next = place < signs.count ? signs[place] : " "
        let isInWord = MarkdownText.isWordSign(before) && MarkdownText.isWordSign(next)
        let canOpen = !Self.isSpace(next) && !(sign == "_" && isInWord)
        let canClose = !Self.isSpace(before) && start > 0 && !(sign == "_" && isInWord)
        let isPairOnly = sign == "~"
        let index = output.count
        output += signs[start..<place]
        if count > 3 || isPairOnly && count != 2 { return }
        if canClose, let opener = openers.lastIndex(where: { $0.sign == sign && $0.count == count })
        {
            marks.append((openers[opener].place, count))
            marks.append((index, count))
            openers.removeSubrange(opener...)
        } else if canOpen, openers.count < Self.openerLimit {
            openers.append((sign, index, count))
        }
    }

    private static func isSpace(_ sign: Unicode.Scalar) -> Bool {
        sign.properties.isWhitespace
    }

    // MARK: Links, tags, entities

    /// The words and the address of a link that begins with a bracket.
    private func link(from start: Int) -> (words: Range<Int>, address: String, end: Int)? {
        var depth = 0
        var close = start
        let limit = min(signs.count, start + Self.reach)
        while close < limit {
            switch signs[close] {
            case "\\": close += 1
            case "[": depth += 1
            case "]":
                depth -= 1
            default: break
            }
            if depth == 0 { break }
            close += 1
        }
        guard close + 1 < limit, signs[close] == "]", signs[close + 1] == "(" else { return nil }
        var end = close + 2
        var inner = 0
        while end < limit {
            let sign = signs[end]
            if sign == "(" { inner += 1 }
            if sign == ")" {
                if inner == 0 { break }
                inner -= 1
            }
            end += 1
        }
        guard end < limit else { return nil }
        var address = String.UnicodeScalarView()
        address.append(contentsOf: signs[(close + 2)..<end].prefix { $0 != " " })
        return (start + 1..<close, String(address).replacing("&amp;", with: "&"), end + 1)
    }

    private mutating func takeLink() {
        // `[[Note]]` and `[[Note|words]]`
        if strayBrackets < Self.strayLimit, place + 1 < signs.count, signs[place + 1] == "[" {
            let limit = min(signs.count - 1, place + 300)
            var end = place + 2
            while end < limit, !(signs[end] == "]" && signs[end + 1] == "]") { end += 1 }
            if end < limit {
                let inner = signs[(place + 2)..<end]
                let words = inner.lastIndex(of: "|").map { inner[($0 + 1)...] } ?? inner
                output += words
                place = end + 2
                return
            }
        }
        guard strayBrackets < Self.strayLimit, let link = link(from: place) else {
            strayBrackets += 1
            return put()
        }
        links.append(link.address)
        let words = MarkdownWords(signs[link.words])
        output += words.signs
        place = link.end
    }

    /// `<https://…>` is its address, `<br>` a space, and every other tag nothing.
    private mutating func takeTag() {
        let limit = min(signs.count, place + 300)
        guard let end = signs[place..<limit].firstIndex(of: ">"), end > place + 1 else {
            return put()
        }
        let inner = signs[(place + 1)..<end]
        let first = inner.first.map { $0 == "/" ? inner.dropFirst().first ?? " " : $0 } ?? " "
        guard first.properties.isAlphabetic, first.isASCII else { return put() }
        var words = String.UnicodeScalarView()
        words.append(contentsOf: inner)
        let text = String(words)
        if text.contains("://") {
            links.append(text)
            output += inner
        } else if text.lowercased().hasPrefix("br") {
            output.append(" ")
        }
        place = end + 1
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "deg": "°",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "eacute": "é", "egrave": "è", "agrave": "à",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ndash": "–", "mdash": "—",
        "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "times": "×", "ccedil": "ç",
    ]

    private mutating func takeEntity() {
        let limit = min(signs.count, place + 12)
        guard let end = signs[place..<limit].firstIndex(of: ";"), end > place + 1 else {
            return put()
        }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: signs[(place + 1)..<end])
        let word = String(name)
        var decoded = Self.entities[word]
        if decoded == nil, word.hasPrefix("#") {
            let digits = word.dropFirst()
            let number =
                digits.lowercased().hasPrefix("x")
                ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            decoded = number.flatMap { Unicode.Scalar($0) }
        }
        guard let decoded else { return put() }
        output.append(decoded)
        place = end + 1
    }
}

/// The words of a link, without the marks in them.
private struct MarkdownWords {
    var signs: [Unicode.Scalar] = []

    init(_ words: ArraySlice<Unicode.Scalar>) {
        var isEscaped = false
        for sign in words {
            if !isEscaped, sign == "\\" {
                isEscaped = true
                continue
            }
            if isEscaped || sign != "*" && sign != "`" { signs.append(sign) }
            isEscaped = false
        }
    }
}

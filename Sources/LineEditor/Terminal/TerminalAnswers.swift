/// What a terminal has said of itself.
///
/// The colour comes as `ESC ] 11 ; rgb:RRRR/GGGG/BBBB` and an end (BEL or `ESC \`), with one to
/// four digits for each part; the terminal's attributes come as `ESC [ ? … c`, the size of a cell as
/// `ESC [ 6 ; height ; width t`, and a word about kitty's graphics as `ESC _ G … ; OK ESC \`.
package struct TerminalAnswers: Equatable, Sendable {
    /// How the terminal's background looks.
    package enum Background: Equatable, Sendable {
        case dark, light
    }

    /// How the background looks; nil until the terminal has told, and where it does not.
    package private(set) var background: Background?
    /// Whether the terminal knows kitty's graphics protocol.
    package private(set) var knowsKittyGraphics = false
    /// The attributes that it told (DA1), such as 4 for sixels; empty until it has told.
    package private(set) var attributes: [Int] = []
    /// The pixels of a cell; nil until the terminal has told, and where it does not.
    package private(set) var cell: CellPixels?
    /// Whether the last question has been answered, so that nothing more is to come.
    private(set) var isComplete = false

    private static let colour = Array("\u{1B}]11;".utf8)
    private static let attributes = Array("\u{1B}[?".utf8)
    private static let cellSize = Array("\u{1B}[6;".utf8)
    private static let kittyGraphics = Array("\u{1B}_G".utf8)

    /// Takes a whole sequence that is not a key.
    mutating func note(_ sequence: ArraySlice<UInt8>) {
        if sequence.starts(with: Self.colour) {
            let colour = sequence.dropFirst(Self.colour.count).prefix { $0 >= 0x20 }
            background = Self.background(of: colour) ?? background
        } else if sequence.starts(with: Self.attributes), sequence.last == UInt8(ascii: "c") {
            isComplete = true
            attributes = Self.numbers(in: sequence.dropFirst(Self.attributes.count).dropLast())
        } else if sequence.starts(with: Self.cellSize), sequence.last == UInt8(ascii: "t") {
            let numbers = Self.numbers(in: sequence.dropFirst(Self.cellSize.count).dropLast())
            if numbers.count == 2 { cell = CellPixels(width: numbers[1], height: numbers[0]) }
        } else if sequence.starts(with: Self.kittyGraphics) {
            let text = String(decoding: sequence.prefix { $0 != 0x07 }, as: UTF8.self)
            knowsKittyGraphics = text.hasSuffix(";OK\u{1B}\\")
        }
    }

    private static func numbers(in bytes: some Sequence<UInt8>) -> [Int] {
        String(decoding: Array(bytes), as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }

    /// Dark or light by the brightness that ITU-R BT.601 gives the colour.
    static func background(of colour: some Sequence<UInt8>) -> Background? {
        let text = String(decoding: Array(colour), as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), text.hasPrefix("rgb") else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3)
        let values = parts.compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        guard values.count == 3 else { return nil }
        let brightness = 0.299 * values[0] + 0.587 * values[1] + 0.114 * values[2]
        return brightness < 0.5 ? .dark : .light
    }
}

/// A piece of a starter text, as UTF-8.
typealias ByteLine = Slice<UnsafeBufferPointer<UInt8>>

/// One line of a starter text, known by how it begins.
///
/// ```
/// # Title                       begins a recipe
/// cuisine: italian              one line a field: cuisine, categories, servings, yield,
///                               prep, cook, rest (whole minutes)
/// group: For the sauce          begins a group of ingredients
/// - 3 cloves | garlic | crushed an ingredient: amount, name and, if any, its preparation
/// > Crush the garlic.           a step
/// ! It keeps for two days.      a note
/// ```
enum StarterLine {
    case title(ByteLine)
    case field(String, value: ByteLine)
    case ingredient(amount: ByteLine, name: ByteLine, preparation: ByteLine)
    case step(ByteLine)
    case note(ByteLine)
    /// An empty line, or one of another form.
    case nothing

    init(_ bytes: ByteLine) {
        let line = bytes.trimmingSpaces()
        guard let mark = line.first else {
            self = .nothing
            return
        }
        let rest = line.dropFirst().trimmingSpaces()
        switch mark {
        case UInt8(ascii: "#"): self = .title(rest)
        case UInt8(ascii: ">"): self = .step(rest)
        case UInt8(ascii: "!"): self = .note(rest)
        case UInt8(ascii: "-"):
            let (amount, others) = rest.split(at: UInt8(ascii: "|"))
            let (name, preparation) = others.split(at: UInt8(ascii: "|"))
            self =
                name.isEmpty
                ? .nothing : .ingredient(amount: amount, name: name, preparation: preparation)
        default:
            let (name, value) = line.split(at: UInt8(ascii: ":"))
            self = .field(name.string, value: value)
        }
    }

    /// Goes through the lines of a text; each is given with where it begins, in bytes.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (StarterLine, Int) -> Void) {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let rest = bytes[start...]
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            body(StarterLine(bytes[start..<end]), start)
            start = end + 1
        }
    }
}

extension ByteLine {
    /// The text of it.
    var string: String { String(decoding: self, as: UTF8.self) }

    /// The names that stand between commas.
    var names: [String] {
        split(separator: UInt8(ascii: ",")).map { $0.trimmingSpaces().string }
            .filter { !$0.isEmpty }
    }

    /// The whole number of it; nil when it is none, or none above zero.
    var positiveNumber: Int? { Int(string).flatMap { $0 > 0 ? $0 : nil } }

    fileprivate func trimmingSpaces() -> ByteLine {
        let space = UInt8(ascii: " ")
        guard let first = firstIndex(where: { $0 != space }),
            let last = lastIndex(where: { $0 != space })
        else { return self[startIndex..<startIndex] }
        return self[first...last]
    }

    /// What stands before and behind a sign; nothing behind where it is not there.
    fileprivate func split(at sign: UInt8) -> (ByteLine, ByteLine) {
        guard let place = firstIndex(of: sign) else { return (self, self[endIndex...]) }
        return (self[..<place].trimmingSpaces(), self[(place + 1)...].trimmingSpaces())
    }
}

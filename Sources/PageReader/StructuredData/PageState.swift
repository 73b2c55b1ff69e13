import RecipeModel

/// The data that a page's programs draw it from: `__NEXT_DATA__`, `window.__INITIAL_STATE__ = {…}`,
/// `JSON.parse("…")`, and the pieces that a program pushes one after the other.
///
/// Nothing is run. What looks like JSON in a script is read tolerantly; text in it that is JSON
/// again is read too.
struct PageState {
    /// Scripts longer than this in all are not looked at, in bytes.
    private static let sizeLimit = 4 * 1_024 * 1_024
    /// So many objects are looked at.
    private static let nodeLimit = 60_000
    /// JSON in JSON in JSON is as deep as sites go.
    private static let textDepth = 3

    /// Every object that may be a recipe, in the page's order.
    private(set) var candidates: [JSONValue] = []
    private var objects: [String: JSONValue] = [:]
    private var visited = 0

    init(scripts: [DataScript]) {
        var left = PageState.sizeLimit
        var pushed = ""
        for script in scripts where script.kind != .linkedData {
            let content = Array(script.content)
            guard content.count <= left, PageState.isTelling(content) else { continue }
            let bytes = PageState.unescaped(content)
            left -= bytes.count
            if let piece = PageState.pushedText(bytes) {
                pushed += piece
            } else {
                for value in PageState.values(in: bytes) { visit(value, textDepth: 0, name: "") }
            }
        }
        if !pushed.isEmpty {
            for value in JSONReader.values(in: Array(pushed.utf8)[...]) {
                visit(value, textDepth: 1, name: "")
            }
        }
    }

    /// The object that another only names (`{"__ref": "Ingredient:1"}`), as caches of queries do.
    func resolved(_ value: JSONValue) -> JSONValue {
        let isOlder = value["type"]?.text == "id"
        guard value.members.count <= 4,
            let name = (value["__ref"] ?? (isOlder ? value["id"] : nil))?.text,
            let known = objects[name]
        else { return value }
        return known
    }

    /// Data as it is, where it stands in an attribute with its quotes escaped.
    private static func unescaped(_ content: [UInt8]) -> [UInt8] {
        guard content.contains(UInt8(ascii: "&")), !content.contains(UInt8(ascii: "\"")) else {
            return content
        }
        return Array(CharacterReferences.decoded(String(decoding: content, as: UTF8.self)).utf8)
    }

    /// Whether a script has a word of recipes in it, or is a piece of one that was cut anywhere.
    private static func isTelling(_ bytes: [UInt8]) -> Bool {
        ["ngredient", "__next_f"].contains { bytes.firstRange(of: Array($0.utf8), from: 0) != nil }
    }

    /// The text that a script of the form `self.__next_f.push([1,"…"])` hands on.
    private static func pushedText(_ bytes: [UInt8]) -> String? {
        guard bytes.count > 24,
            let start = bytes.prefix(80).firstIndex(of: UInt8(ascii: "[")),
            Array(bytes[..<start]).firstRange(of: Array(".push(".utf8), from: 0) != nil
        else { return nil }
        guard let elements = JSONReader.firstValue(in: bytes[start...])?.elements,
            elements.count == 2
        else { return nil }
        if case .string(let text) = elements[1] { return text }
        return nil
    }

    /// The values in a script, and those in the texts that it hands to `JSON.parse`.
    private static func values(in bytes: [UInt8]) -> [JSONValue] {
        let call = Array("JSON.parse(".utf8)
        guard var place = bytes.firstRange(of: call, from: 0) else {
            return JSONReader.values(in: bytes[...])
        }
        var values: [JSONValue] = []
        while values.count < 16 {
            let argument = [UInt8(ascii: "[")] + bytes[(place + call.count)...]
            values += JSONReader.firstValue(in: argument[...])?.elements.prefix(1) ?? []
            guard let next = bytes.firstRange(of: call, from: place + call.count) else { break }
            place = next
        }
        return values
    }

    private mutating func visit(_ value: JSONValue, textDepth: Int, name: String) {
        visited += 1
        guard visited <= PageState.nodeLimit else { return }
        switch value {
        case .array(let elements):
            for element in elements { visit(element, textDepth: textDepth, name: "") }
        case .object(let members):
            if name.contains(":") || value["__typename"] != nil, !name.isEmpty {
                objects[name] = value
            }
            if StateRecipe.isLikely(value) { candidates.append(value) }
            for member in members {
                visit(member.value, textDepth: textDepth, name: member.name)
            }
        case .string(let text):
            guard textDepth < PageState.textDepth, text.utf8.count > 80,
                text.utf8Contains("ngredient"), text.utf8.contains(UInt8(ascii: "{"))
            else { return }
            for inner in JSONReader.values(in: Array(text.utf8)[...]) {
                visit(inner, textDepth: textDepth + 1, name: "")
            }
        default: break
        }
    }
}

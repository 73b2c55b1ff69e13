package import RecipeModel

/// Text in HTML: what is escaped here is text between tags and in quoted attributes alike.
package enum HTMLText {
    /// The text with the five signs that could be markup as references.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// An element with text in it.
    package static func element(_ name: String, _ text: String, class kind: String? = nil) -> String
    {
        let attribute = kind.map { " class=\"\($0)\"" } ?? ""
        return "<\(name)\(attribute)>\(escaped(text))</\(name)>"
    }

    /// A link; every address is http or https, as `WebAddress` has no others.
    package static func link(_ text: String, to address: WebAddress) -> String {
        "<a href=\"\(escaped(address.text))\" rel=\"noreferrer\">\(escaped(text))</a>"
    }

    /// A list with an item for each text.
    package static func list(_ name: String, _ items: [String], attributes: String = "") -> String {
        let lines = items.map { element("li", $0) }
        return "<\(name)\(attributes)>\n\(lines.joined(separator: "\n"))\n</\(name)>"
    }
}

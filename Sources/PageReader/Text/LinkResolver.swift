import KitchenLanguage
import RecipeModel

/// Completes the addresses of a page, which mostly leave something out.
struct LinkResolver {
    /// Where the page is from, or what its `<base>` names.
    let base: WebAddress?

    /// A link's address; nil for what is not a page on the web.
    func address(_ raw: String) -> WebAddress? {
        let text = CharacterReferences.decodedToTheEnd(raw).trimmingWhitespace()
        guard !text.isEmpty, text.utf8.count <= 4_096 else { return nil }
        if let whole = WebAddress(text) { return whole }
        guard let base, !LinkResolver.hasScheme(text) else { return nil }
        if text.hasPrefix("//") { return WebAddress("\(base.scheme):\(text)") }
        let origin = LinkResolver.origin(of: base)
        if text.hasPrefix("/") { return WebAddress(origin + LinkResolver.normalized(text)) }
        let page = base.rest.prefix { $0 != "#" }
        if text.hasPrefix("#") { return WebAddress(origin + page + text) }
        let path = page.prefix { $0 != "?" }
        if text.hasPrefix("?") { return WebAddress(origin + path + text) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return WebAddress(origin + LinkResolver.normalized(folder + text))
    }

    private static func origin(of address: WebAddress) -> String {
        String(address.text.dropLast(address.rest.count))
    }

    /// `mailto:`, `javascript:` and the like.
    private static func hasScheme(_ text: String) -> Bool {
        guard
            let end = text.firstIndex(where: { !$0.isLetter && !$0.isNumber && !"+-.".contains($0) }
            )
        else { return false }
        return text[end] == ":" && text.first?.isLetter == true
    }

    /// A path without `.` and `..`.
    private static func normalized(_ path: some StringProtocol) -> String {
        let end = path.firstIndex { $0 == "?" || $0 == "#" } ?? path.endIndex
        guard path[..<end].contains(".") else { return String(path) }
        var parts: [Substring] = []
        let pieces = path[..<end].split(separator: "/", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case "..": if parts.count > 1 { parts.removeLast() }
            case ".": break
            default: parts.append(Substring(piece))
            }
            if index == pieces.count - 1, piece == "." || piece == ".." { parts.append("") }
        }
        return parts.joined(separator: "/") + path[end...]
    }
}

import RecipeModel

extension WebAddress {
    /// The address of a call below this one, whose own parameters, if it has any, go along.
    ///
    /// Nil where the result is not an address, as it may be too long.
    ///
    /// - Parameters:
    ///   - path: The call's path, without a slash at its beginning.
    ///   - parameters: Its parameters, encoded: `i=garlic&n=1`.
    func endpoint(_ path: String, parameters: String) -> WebAddress? {
        let parts = rest.prefix { $0 != "#" }
            .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var folder = String(parts.first ?? "")
        while folder.hasSuffix("/") { folder.removeLast() }
        let own = parts.count > 1 ? String(parts[1]) : ""
        let query = [own, parameters].filter { !$0.isEmpty }.joined(separator: "&")
        return WebAddress(
            "\(origin)\(folder)/\(path)" + (query.isEmpty ? "" : "?\(query)"),
            limit: 32_768
        )
    }

    /// The host, with the port where the address names one.
    var hostAndPort: String { host + (port.map { ":\($0)" } ?? "") }

    /// Whether it names a host and nothing below it.
    var isBareHost: Bool { rest.isEmpty || rest == "/" }
}

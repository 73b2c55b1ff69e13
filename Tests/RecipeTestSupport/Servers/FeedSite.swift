/// A file with a recipe list, as the take-home feed has it.
package struct FeedSite: Sendable {
    /// The entries in the order in which they are sent.
    package var entries: [FeedEntry]
    /// Where the file is.
    package var path: String

    /// A file with these entries.
    package init(entries: [FeedEntry], path: String = "/recipes.json") {
        self.entries = entries
        self.path = path
    }

    /// The file.
    package var file: ServedResponse {
        ServedResponse.json(JSONText.of(["recipes": entries.map(\.keys)]))
    }

    /// The file, and for any other path what a CDN says.
    package func answer(_ request: ServedRequest) -> ServedResponse? {
        if request.path == path { return file }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>
            """
        return ServedResponse(status: 403, type: "application/xml", text: text)
    }
}

extension MisbehavingServer {
    /// Serves a file with a recipe list.
    package func serve(_ site: FeedSite) { serve { site.answer($0) } }
}

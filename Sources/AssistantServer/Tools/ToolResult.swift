package import RecipeModel

/// What a command came to.
package struct ToolResult: Hashable, Sendable {
    /// For people and models to read.
    package var text: String
    /// The same for programs; nil where there is none.
    package var data: JSONValue?
    package var isError: Bool

    package init(text: String, data: JSONValue? = nil, isError: Bool = false) {
        self.text = text
        self.data = data
        self.isError = isError
    }

    /// The result of `tools/call`.
    var json: JSONOutput {
        let content = JSONOutput.object([
            JSONMember("type", .string("text")), JSONMember("text", .string(text)),
        ])
        var members = [JSONMember("content", .array([content]))]
        if let data, data.isObject {
            members.append(JSONMember("structuredContent", data.output))
        }
        return .object(members + [JSONMember("isError", .bool(isError))])
    }

    /// The result of `resources/list`: a resource for each recipe of the list.
    var resources: JSONOutput {
        let recipes = data?["recipes"]?.array ?? []
        let listed = recipes.compactMap { recipe -> JSONOutput? in
            guard let id = recipe["id"]?.string, let title = recipe["title"]?.string else {
                return nil
            }
            return .object([
                JSONMember("uri", .string(AssistantSession.scheme + id)),
                JSONMember("name", .string(title)), JSONMember("title", .string(title)),
                JSONMember("mimeType", .string("text/plain")),
            ])
        }
        return .object([JSONMember("resources", .array(listed))])
    }

    /// The result of `resources/read`.
    func contents(of id: RecipeID) -> JSONOutput {
        let content = JSONOutput.object([
            JSONMember("uri", .string(AssistantSession.scheme + id.text)),
            JSONMember("mimeType", .string("text/plain")), JSONMember("text", .string(text)),
        ])
        return .object([JSONMember("contents", .array([content]))])
    }
}

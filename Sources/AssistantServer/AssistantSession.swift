package import RecipeModel

/// A session of the Model Context Protocol (modelcontextprotocol.io, versions 2025-11-25 and
/// 2025-06-18): what each message asks for. It does nothing itself.
package struct AssistantSession: Sendable {
    /// What is done for a request, before it is answered.
    package enum Work: Hashable, Sendable {
        /// A command, by its words.
        case tool([String])
        /// The cook's favorites, as resources.
        case resources
        /// The recipe of an id.
        case resource(RecipeID)
    }

    /// What a message comes to.
    package enum Step: Hashable, Sendable {
        /// A line to write.
        case answer(String)
        case work(Work, for: RPCIdentifier)
        /// The request is not to be answered any more.
        case cancel(RPCIdentifier)
        case nothing
    }

    /// The versions that it speaks, the newest first.
    package static let versions = ["2025-11-25", "2025-06-18"]
    /// What the address of a recipe as a resource begins with.
    package static let scheme = "recipe:"

    private let tools: [AssistantTool]
    private let programVersion: String
    private var isOpen = false

    /// - Parameters:
    ///   - tools: What may be called.
    ///   - programVersion: The program's version, which it says of itself.
    package init(tools: [AssistantTool], programVersion: String) {
        self.tools = tools
        self.programVersion = programVersion
    }

    /// What a line comes to; nil for one that is too long to be read.
    package mutating func take(_ line: [UInt8]?) -> Step {
        do throws(RPCError) {
            guard let line else { throw RPCError(.parse, "the line is too long") }
            switch try RPCMessage(line) {
            case .answer: return .nothing
            case .notification(let method, let parameters):
                guard method == "notifications/cancelled",
                    let id = parameters["requestId"].flatMap(RPCIdentifier.init)
                else { return .nothing }
                return .cancel(id)
            case .request(let id, let method, let parameters):
                return try step(id, method, parameters)
            }
        } catch {
            return .answer(error.line)
        }
    }

    private mutating func step(
        _ id: RPCIdentifier,
        _ method: String,
        _ parameters: JSONValue
    ) throws(RPCError) -> Step {
        switch method {
        case "initialize":
            isOpen = true
            return .answer(id.line(answering: greeting(for: parameters["protocolVersion"]?.string)))
        case "ping": return .answer(id.line(answering: .object([])))
        default: break
        }
        guard isOpen else { throw RPCError(.invalidRequest, id: id, "'initialize' comes first") }
        switch method {
        case "tools/list":
            return .answer(id.line(answering: list("tools", tools.map(\.listing))))
        case "tools/call": return try call(id, parameters)
        case "resources/list": return .work(.resources, for: id)
        case "resources/templates/list":
            return .answer(id.line(answering: list("resourceTemplates", [Self.template])))
        case "resources/read":
            let address = parameters["uri"]?.string ?? ""
            guard address.hasPrefix(Self.scheme),
                let recipe = RecipeID(address.dropFirst(Self.scheme.count))
            else { throw RPCError(.unknownResource, id: id, address) }
            return .work(.resource(recipe), for: id)
        default: throw RPCError(.unknownMethod, id: id, method)
        }
    }

    private func call(
        _ id: RPCIdentifier,
        _ parameters: JSONValue
    ) throws(RPCError) -> Step {
        let name = parameters["name"]?.string ?? ""
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw RPCError(.invalidParameters, id: id, "no tool is called '\(name)'")
        }
        let arguments = parameters["arguments"] ?? .object([])
        guard arguments.isObject || arguments.isNull else {
            throw RPCError(.invalidParameters, id: id, "'arguments' is an object")
        }
        do throws(AssistantTool.Misuse) {
            return .work(.tool(try tool.words(for: arguments)), for: id)
        } catch {
            // An assistant can mend these, so it is told as a tool's result.
            return .answer(id.line(answering: ToolResult(text: error.text, isError: true).json))
        }
    }

    private func greeting(for version: String?) -> JSONOutput {
        let spoken = Self.versions.first { $0 == version } ?? Self.versions[0]
        return .object([
            JSONMember("protocolVersion", .string(spoken)),
            JSONMember(
                "capabilities",
                .object([
                    JSONMember("tools", .object([JSONMember("listChanged", .bool(false))])),
                    JSONMember("resources", .object([])),
                ])
            ),
            JSONMember(
                "serverInfo",
                .object([
                    JSONMember("name", .string("recipe")), JSONMember("title", .string("recipe")),
                    JSONMember("version", .string(programVersion)),
                ])
            ),
            JSONMember("instructions", .string(Self.instructions)),
        ])
    }

    private static let instructions = """
        The cook's own recipes, plan and shopping list. 'search' and 'cook' find recipes and number \
        them; the other tools take such a number, a title or an id. 'ask' answers from a recipe's own \
        lines and says so where it doesn't tell.
        """

    private static let template = JSONOutput.object([
        JSONMember("uriTemplate", .string("\(scheme){service}/{key}")),
        JSONMember("name", .string("recipe")), JSONMember("title", .string("A recipe by its id")),
        JSONMember("mimeType", .string("text/plain")),
    ])

    private func list(_ key: String, _ items: [JSONOutput]) -> JSONOutput {
        .object([JSONMember(key, .array(items))])
    }
}

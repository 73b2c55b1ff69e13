import Conversation
import RecipeModel
package import ShellCommands

/// A command that an assistant may call, described as the Model Context Protocol wants it.
package struct AssistantTool: Sendable {
    package let name: String
    let summary: String
    let details: [String]
    let parameters: [ToolParameter]
    let effect: Effect

    /// What a tool does to what the cook keeps.
    enum Effect: Sendable {
        case reads
        /// With an action it changes something, without one it shows.
        case readsWithoutAction
        case changes
    }

    /// The commands that are tools, in the order in which they are listed.
    private static let effects: [(name: String, effect: Effect)] = [
        (SearchCommand.name, .reads), (CookCommand.name, .reads), (OpenCommand.name, .reads),
        (AskCommand.name, .reads), (PlanCommand.name, .readsWithoutAction),
        (ShopCommand.name, .readsWithoutAction), (FavCommand.name, .changes),
        (ImportCommand.name, .changes),
    ]

    /// The tools of a command table.
    ///
    /// - Parameter mayChange: Whether those that change what is kept are among them.
    package static func all(in table: CommandRegistry, mayChange: Bool) -> [AssistantTool] {
        effects.compactMap { name, effect in
            guard let row = table[name], mayChange || effect != .changes else { return nil }
            return AssistantTool(row, effect, mayChange: mayChange)
        }
    }

    private init(_ row: CommandRow, _ effect: Effect, mayChange: Bool) {
        name = row.name
        summary = row.help.summary
        details = row.help.details
        self.effect = effect == .readsWithoutAction && mayChange ? .changes : effect
        var parameters = row.signature.arguments.compactMap(ToolParameter.init)
        parameters += row.signature.options.filter { !Self.outside.contains($0.name) }
            .map { ToolParameter($0) }
        if effect == .readsWithoutAction, !mayChange {
            // What only an action takes would change something.
            parameters = []
        }
        self.parameters = parameters
    }

    /// Options that show something on the cook's screen instead of answering.
    private static let outside: Set<String> = ["--web", "--video", "--url"]

    /// The tool in `tools/list`.
    var listing: JSONOutput {
        let required = parameters.filter(\.isRequired).map(\.name)
        let schema = JSONOutput.object([
            JSONMember("type", .string("object")),
            JSONMember(
                "properties",
                .object(parameters.map { JSONMember($0.name, $0.schema) })
            ),
            JSONMember("required", .strings(required)),
            JSONMember("additionalProperties", .bool(false)),
        ])
        let isReading = effect != .changes
        let hints = JSONOutput.object([
            JSONMember("title", .string(name)),
            JSONMember("readOnlyHint", .bool(isReading)),
            // All of it can be undone.
            JSONMember("destructiveHint", .bool(false)),
            JSONMember(
                "openWorldHint",
                .bool([SearchCommand.name, OpenCommand.name].contains(name))
            ),
        ])
        return .object([
            JSONMember("name", .string(name)), JSONMember("title", .string(name)),
            JSONMember(
                "description",
                .string(([summary.sentence] + details).joined(separator: " "))
            ),
            JSONMember("inputSchema", schema), JSONMember("annotations", hints),
        ])
    }

    /// What is wrong with a tool's arguments, in words that let an assistant mend them.
    struct Misuse: Error, Hashable {
        var text: String
    }

    /// The words of the command for the arguments of a call. Throws `Misuse`.
    func words(for arguments: JSONValue) throws(Misuse) -> [String] {
        let names = parameters.map(\.name)
        if let stranger = arguments.members.first(where: { !names.contains($0.name) }) {
            let known = names.isEmpty ? "none" : names.joined(separator: ", ")
            throw Misuse(text: "'\(name)' takes no '\(stranger.name)'; it takes: \(known)")
        }
        var options: [String] = []
        var words: [String] = []
        for parameter in parameters {
            guard let value = arguments[parameter.name], !value.isNull else {
                guard !parameter.isRequired else {
                    throw Misuse(text: "'\(name)' needs '\(parameter.name)'")
                }
                continue
            }
            guard let given = parameter.words(for: value) else {
                throw Misuse(text: "'\(parameter.name)' can't be that: \(parameter.schema.text)")
            }
            if parameter.option == nil { words += given } else { options += given }
        }
        return [name] + options + words
    }
}

extension String {
    /// The text as a sentence.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

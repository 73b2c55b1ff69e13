import Conversation
import RecipeModel

/// Talks with an assistant: takes its lines as they come, does one thing after the other, and writes
/// the answers. What is under way can be cancelled.
package actor AssistantTalk {
    /// Does a command, by its words.
    package typealias Perform = @Sendable ([String]) async -> ToolResult

    private var session: AssistantSession
    private let perform: Perform
    private let write: @Sendable (String) -> Void
    private var tasks: [RPCIdentifier: Task<Void, Never>] = [:]
    private var last: Task<Void, Never>?

    /// - Parameters:
    ///   - perform: Does a command; when its task is cancelled it ends soon.
    ///   - write: Writes a line of the protocol.
    package init(
        _ session: AssistantSession,
        perform: @escaping Perform,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.session = session
        self.perform = perform
        self.write = write
    }

    /// Takes a line; nil for one that is too long to be read.
    package func take(_ line: [UInt8]?) {
        switch session.take(line) {
        case .answer(let line): write(line)
        case .work(let work, let id): begin(work, for: id)
        case .cancel(let id): tasks.removeValue(forKey: id)?.cancel()
        case .nothing: break
        }
    }

    /// Waits until everything that was asked for is done.
    package func finish() async {
        while let task = last {
            await task.value
            if last == task { last = nil }
        }
    }

    /// Does a work after those before it.
    private func begin(_ work: AssistantSession.Work, for id: RPCIdentifier) {
        guard tasks[id] == nil else {
            write(RPCError(.invalidRequest, id: id, "the id is in use").line)
            return
        }
        let before = last
        let task = Task {
            await before?.value
            if !Task.isCancelled { await self.carryOut(work, for: id) }
        }
        tasks[id] = task
        last = task
    }

    private func carryOut(_ work: AssistantSession.Work, for id: RPCIdentifier) async {
        let line: String
        switch work {
        case .tool(let words): line = id.line(answering: await perform(words).json)
        case .resources:
            line = id.line(answering: await perform([FavsCommand.name, "--all"]).resources)
        case .resource(let recipe):
            let result = await perform([OpenCommand.name, Reference.id(recipe).text])
            line =
                result.isError
                ? RPCError(.unknownResource, id: id, recipe.text).line
                : id.line(answering: result.contents(of: recipe))
        }
        // A cancelled request is not answered.
        if tasks.removeValue(forKey: id) != nil { write(line) }
    }
}

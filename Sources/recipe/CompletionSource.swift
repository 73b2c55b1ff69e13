import Foundation
import LineEditor
import ShellCommands
import Synchronization

/// Answers Tab from what the shell knew after its last command.
final class CompletionSource: Sendable {
    private let knowledge = Mutex<CompletionKnowledge?>(nil)

    /// Takes over what the shell knows now.
    func update(from shell: Shell) async {
        let current = await shell.completionKnowledge()
        knowledge.withLock { $0 = current }
    }

    /// What fits at the cursor.
    func answer(_ request: CompletionRequest) -> CompletionAnswer {
        guard let knowledge = knowledge.withLock({ $0 }) else { return .nothing }
        let completion = Completion(
            of: request.text,
            cursor: request.cursor,
            knowing: knowledge,
            folder: CompletionSource.names
        )
        return CompletionAnswer(
            range: completion.span,
            candidates: completion.candidates.map {
                .init(text: $0.text, description: $0.summary, isFinal: $0.isWhole)
            }
        )
    }

    /// The words of a line that find nothing.
    func unknownWords(_ request: CompletionRequest) -> [Range<Int>] {
        knowledge.withLock { $0 }?.unknownWords(in: request.text, cursor: request.cursor) ?? []
    }

    /// Names that are listed of a folder at most.
    private static let nameLimit = 2_000

    /// The names in a folder without the hidden ones, folders with a `/` at their end.
    private static func names(of path: String) -> [String] {
        var place = path
        if path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] {
            place = home + path.dropFirst()
        }
        guard let folder = opendir(place) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while names.count < nameLimit, let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    String(cString: $0)
                }
            }
            guard !name.hasPrefix(".") else { continue }
            names.append(entry.pointee.d_type == UInt8(DT_DIR) ? name + "/" : name)
        }
        return names.sorted()
    }
}

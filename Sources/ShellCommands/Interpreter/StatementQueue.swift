import Conversation

/// The statements of lines that come one after the other, with a look at the next one.
///
/// Lines are taken only when they are needed, so a script that comes through a pipe runs as it
/// comes.
struct StatementQueue {
    /// Gives the next line; nil at the end.
    typealias Lines = nonisolated(nonsending) () async -> Result<SourceLine, UsageError>?

    private let reader: StatementReader
    private let nextLine: Lines
    private var waiting: [Result<Statement, UsageError>] = []

    init(mode: ReadingMode, lines: @escaping Lines) {
        reader = StatementReader(mode: mode)
        nextLine = lines
    }

    /// The next statement, or the mistake that stands in its place; nil at the end.
    nonisolated(nonsending) mutating func next() async -> Result<Statement, UsageError>? {
        await fill()
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Whether the next statement says how the one before it was to fail.
    nonisolated(nonsending) mutating func expectsFailureNext() async -> Bool {
        await fill()
        guard case .success(let statement)? = waiting.first else { return false }
        return statement.expectsFailure
    }

    private nonisolated(nonsending) mutating func fill() async {
        while waiting.isEmpty, let line = await nextLine() {
            switch line {
            case .failure(let mistake):
                waiting = [.failure(mistake)]
            case .success(let source):
                do {
                    waiting = try reader.statements(in: source).map { .success($0) }
                } catch {
                    waiting = [.failure(error)]
                }
            }
        }
    }
}

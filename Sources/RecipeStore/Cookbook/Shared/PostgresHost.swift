import CPostgres
import KitchenLanguage
import RecipeModel

/// One of the servers of an address, with all that libpq is told about it.
struct PostgresHost: Sendable {
    let parameters: [String: String]
    let patience: PostgresPatience

    /// Why there is no connection, where nothing came.
    static let noAnswer = "no answer"
}

extension PostgresHost {
    /// Connects, within a time for it and for the first answer; by default as long as the only server
    /// there is may take.
    func connect(within limit: Duration? = nil, wakeup: LaneWakeup) throws -> PostgresConnection {
        let deadline = ContinuousClock.now + (limit ?? patience.connecting)
        let keywords = parameters.keys.sorted()
        let hasWarned = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        hasWarned.initialize(to: false)
        let started = withTexts(keywords) { names in
            withTexts(keywords.map { parameters[$0] ?? "" }) { cp_connect(names, $0, hasWarned) }
        }
        guard let started else {
            hasWarned.deallocate()
            throw PostgresError.unreachable("")
        }
        do {
            try open(started, wakeup, until: deadline)
        } catch {
            cp_finish(started)
            hasWarned.deallocate()
            throw error
        }
        do {
            return try PostgresConnection(
                started,
                hasWarned,
                wakeup: wakeup,
                patience: patience,
                until: deadline
            )
        } catch PostgresError.tooLate {
            throw PostgresError.unreachable(Self.noAnswer)
        }
    }

    private func open(
        _ connection: OpaquePointer,
        _ wakeup: LaneWakeup,
        until deadline: ContinuousClock.Instant
    ) throws {
        // What libpq wants before its first step.
        var writes = true
        while true {
            do {
                try PostgresConnection.wait(
                    for: connection,
                    wakeup,
                    writing: writes,
                    until: deadline
                )
            } catch PostgresError.tooLate {
                throw PostgresError.unreachable(Self.noAnswer)
            } catch PostgresError.lost {
                // It couldn't even begin.
                throw trouble(of: connection)
            }
            switch cp_connect_on(connection) {
            case CP_CONNECTED: return
            case CP_READING: writes = false
            case CP_WRITING: writes = true
            default: throw trouble(of: connection)
            }
        }
    }

    private func trouble(of connection: OpaquePointer) -> PostgresError {
        if cp_needs_password(connection) { return .noPassword }
        let text = String(cString: cp_error(connection)).trimmingWhitespace()
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        if let state = line.split(separator: " ").last, state.utf8.count == 5,
            line.contains(":  \(state)"),
            state.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
        {
            return .server(String(state))
        }
        let why = line.range(ofFirst: " failed: ").map { String(line[$0.upperBound...]) } ?? line
        return .unreachable(CleanText.line(why))
    }
}

/// Texts as C reads them, with a null at the end.
private func withTexts<Result>(
    _ texts: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result?
) -> Result? {
    var bytes: [CChar] = []
    let starts = texts.map { text in
        defer { bytes += text.utf8CString }
        return bytes.count
    }
    return bytes.withUnsafeBufferPointer { bytes in
        let pointers = starts.map { start in bytes.baseAddress.map { $0 + start } } + [nil]
        return pointers.withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
    }
}

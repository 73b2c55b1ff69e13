import CPostgres
package import RecipeModel

/// A database with what is needed to get in: several servers may have it, one of which takes changes.
package struct PostgresServer: Sendable {
    package var address: DatabaseAddress
    /// The password to go in with; nil where libpq is to look for one (`PGPASSWORD`, `.pgpass`).
    package var password: String?

    package init(_ address: DatabaseAddress, password: String? = nil) {
        self.address = address
        self.password = password ?? address.password
    }
}

extension PostgresServer {
    /// How long is tried to connect in all.
    private static let patience = 10.0

    /// Connects to the first server that lets itself be read, or the first that takes changes.
    ///
    /// The servers of an address are tried one by one: libpq itself waits for one that doesn't
    /// answer until all the time is gone.
    func connect(forWriting isForWriting: Bool, bell: Bell) throws -> PostgresConnection {
        guard cp_load() else { throw PostgresTrouble.noLibrary }
        let named = try parameters()
        let hosts = Self.hosts(in: named)
        var worst: PostgresTrouble?
        for host in hosts {
            do {
                return try connect(
                    to: host,
                    named,
                    isForWriting: isForWriting,
                    of: hosts.count,
                    bell
                )
            } catch let trouble as PostgresTrouble {
                if case .unreachable = trouble, worst != nil { continue }
                // That a password is wrong tells more than that another server isn't there.
                if case .unreachable? = worst { worst = trouble }
                worst = worst ?? trouble
            }
        }
        throw worst ?? PostgresTrouble.badAddress
    }

    /// Whether the address names more than one server.
    var hasSeveralHosts: Bool { address.text.contains(",") }

    private func parameters() throws -> [String: String] {
        final class Parameters { var values: [String: String] = [:] }
        let parameters = Parameters()
        let isAddress = cp_parse(
            address.text,
            { context, keyword, value in
                guard let context else { return }
                Unmanaged<Parameters>.fromOpaque(context).takeUnretainedValue()
                    .values[String(cString: keyword)] = String(cString: value)
            },
            Unmanaged.passUnretained(parameters).toOpaque()
        )
        guard isAddress else { throw PostgresTrouble.badAddress }
        return parameters.values
    }

    /// What stands for each server in an address: one port counts for all of them, as with libpq.
    static func hosts(in named: [String: String]) -> [[String: String]] {
        func parts(_ keyword: String) -> [String] {
            named[keyword]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                ?? []
        }
        let (hosts, addresses, ports) = (parts("host"), parts("hostaddr"), parts("port"))
        return (0..<max(hosts.count, addresses.count, 1)).map { place in
            var host: [String: String] = [:]
            if hosts.indices.contains(place) { host["host"] = hosts[place] }
            if addresses.indices.contains(place) { host["hostaddr"] = addresses[place] }
            if ports.indices.contains(place) {
                host["port"] = ports[place]
            } else if let only = ports.first, ports.count == 1 {
                host["port"] = only
            }
            return host
        }
    }

    private func connect(
        to host: [String: String],
        _ named: [String: String],
        isForWriting: Bool,
        of count: Int,
        _ bell: Bell
    ) throws -> PostgresConnection {
        var all = named.merging(host) { $1 }
        all["password"] = password ?? named["password"]
        all["client_encoding"] = "UTF8"
        all["application_name"] = named["application_name"] ?? "recipe"
        all["target_session_attrs"] =
            isForWriting ? "read-write" : named["target_session_attrs"] ?? "any"
        let keywords = all.keys.sorted()
        guard
            let connection = withTexts(
                keywords,
                { names in withTexts(keywords.map { all[$0] ?? "" }) { cp_connect(names, $0) } }
            )
        else { throw PostgresTrouble.unreachable("") }
        var isTaken = false
        defer { if !isTaken { cp_finish(connection) } }
        let seconds = max(2, Self.patience / Double(count))
        try open(connection, bell, until: .now + .seconds(seconds))
        isTaken = true
        return try PostgresConnection(connection, bell: bell)
    }

    private func open(
        _ connection: OpaquePointer,
        _ bell: Bell,
        until deadline: ContinuousClock.Instant
    ) throws {
        // What libpq wants before its first step.
        var writes = true
        while true {
            do {
                try PostgresConnection.wait(
                    for: connection,
                    bell,
                    writing: writes,
                    until: deadline
                )
            } catch PostgresTrouble.tooLate {
                throw PostgresTrouble.unreachable("no answer")
            } catch PostgresTrouble.lost {
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

    private func trouble(of connection: OpaquePointer) -> PostgresTrouble {
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

import Glibc

/// A program on a terminal of its own, which it can be interrupted and stopped from.
package final class TerminalScreenProgram {
    /// Its terminal.
    package let port: TerminalScreenPort
    /// Its process.
    package let process: Int32

    private var endStatus: Int32?

    /// glibc's `POSIX_SPAWN_SETSID`, which Swift does not see in its headers.
    private static let newSession: Int16 = 0x80

    /// Starts a program as the leader of a new session, with the port as its terminal.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: Its arguments, without its name.
    ///   - environment: All of its environment.
    ///   - columns: The columns of its terminal.
    ///   - rows: The rows of its terminal.
    package init?(
        _ path: String,
        _ arguments: [String] = [],
        environment: [String: String],
        columns: Int = 80,
        rows: Int = 24
    ) {
        guard let port = TerminalScreenPort(columns: columns, rows: rows) else { return nil }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The leader of a session gets the first terminal that it opens.
        // Threads of the pool block signals, which a child would inherit.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes,
            Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        )
        posix_spawn_file_actions_addopen(&actions, 0, port.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var words = ([path] + arguments).map { strdup($0) }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        words.append(nil)
        variables.append(nil)
        var process: pid_t = -1
        guard posix_spawn(&process, path, &actions, &attributes, words, variables) == 0 else {
            return nil
        }
        self.port = port
        self.process = process
    }

    deinit {
        port.hangUp()
        if endStatus == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }

    /// Waits for the program to end, drawing what it still writes.
    ///
    /// - Returns: What `waitpid` gave, or nil if it did not end in a long time.
    package func waitForEnd() -> Int32? {
        port.wait { _ in
            var status: Int32 = 0
            if endStatus == nil, waitpid(process, &status, WNOHANG) == process {
                endStatus = status
            }
            return endStatus != nil
        }
        return endStatus
    }
}

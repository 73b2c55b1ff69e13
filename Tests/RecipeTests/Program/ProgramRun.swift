import CPseudoTerminal
import Foundation

/// A run of the program without a terminal: its standard streams are pipes.
struct ProgramRun: Sendable {
    /// What is run: the built program, or a shell that starts it.
    var program = BuiltProgram.path
    var arguments: [String]
    var input: [UInt8]
    var environment: [String: String]
    var folder: String
    /// How many bytes of standard output are read before its reader goes away; nil reads all.
    var outputLimit: Int?

    /// Longer than anything here takes, even on a busy machine; reached only by a mistake.
    private static let hangGuard = Duration.seconds(300)

    /// Runs it until it ends.
    ///
    /// Throws `ProgramHangs` when it does not end, after ending it.
    func end() async throws -> ProgramEnd {
        let run = self
        return try await withCheckedThrowingContinuation { continuation in
            // A thread of its own: the pool's few threads are for the tests.
            Thread.detachNewThread {
                // A program that leaves before it has read all is no reason to end the tests.
                var broken = sigset_t()
                sigemptyset(&broken)
                sigaddset(&broken, SIGPIPE)
                pthread_sigmask(SIG_BLOCK, &broken, nil)
                continuation.resume(with: Result { try run.waited() })
            }
        }
    }

    private func waited() throws -> ProgramEnd {
        let (input, output, error) = (try Pipe(), try Pipe(), try Pipe())
        let words = CStrings([program] + arguments)
        let variables = CStrings(environment: environment.filter { !$0.value.isEmpty })
        let process = cpt_start(
            program,
            words.pointers,
            variables.pointers,
            folder,
            input.reading,
            output.writing,
            error.writing
        )
        guard process > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        input.closeReading()
        output.closeWriting()
        error.closeWriting()
        let texts = exchange(input, output, error)
        var status: Int32 = 0
        let deadline = ContinuousClock.now + Self.hangGuard
        while waitpid(process, &status, WNOHANG) == 0 {
            guard texts != nil, ContinuousClock.now < deadline else {
                kill(process, SIGKILL)
                waitpid(process, &status, 0)
                throw ProgramHangs(shown: "\(arguments)")
            }
            usleep(500)
        }
        return ProgramEnd(
            code: ExitStatus.code(status),
            outputBytes: texts?.output ?? [],
            errorBytes: texts?.error ?? []
        )
    }

    /// Feeds its input and reads its output until both are closed; nil if that takes too long.
    private func exchange(
        _ input: Pipe,
        _ output: Pipe,
        _ error: Pipe
    ) -> (output: [UInt8], error: [UInt8])? {
        var rest = self.input[...]
        var texts = (output: [UInt8](), error: [UInt8]())
        if rest.isEmpty { input.closeWriting() }
        let deadline = ContinuousClock.now + Self.hangGuard
        while output.isReading || error.isReading {
            guard ContinuousClock.now < deadline else { return nil }
            var requests = [
                pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: error.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&requests, 3, 100) > 0 else { continue }
            if requests[0].revents != 0 {
                if let bytes = output.read() {
                    texts.output += bytes
                } else {
                    output.closeReading()
                }
                if let outputLimit, texts.output.count >= outputLimit { output.closeReading() }
            }
            if requests[1].revents != 0 {
                if let bytes = error.read() { texts.error += bytes } else { error.closeReading() }
            }
            if requests[2].revents != 0 {
                let count = input.write(rest.prefix(4_096))
                rest = rest.dropFirst(max(0, count))
                if rest.isEmpty || count < 0 { input.closeWriting() }
            }
        }
        return texts
    }
}

/// A program did not do in a long time what it was to do; it was ended.
struct ProgramHangs: Error, CustomStringConvertible {
    /// What was there to be seen.
    var shown: String

    var description: String { "the program hangs; shown:\n\(shown)" }
}

/// What `waitpid` says of a program's end.
enum ExitStatus {
    /// The code as a shell has it: 128 and the signal for a program that one ended.
    static func code(_ status: Int32) -> Int32 {
        status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }
}

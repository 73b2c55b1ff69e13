import Conversation
import CookbookServer
import Dispatch
import Display
import Foundation
import ProgramCore
import RecipeModel
import ShellAnswers
import Synchronization

/// `recipe serve`: shares the cookbook over HTTP until Ctrl-C.
enum ServeRun {
    /// How it is started.
    private struct Options {
        var port = 8_080
        var address = "127.0.0.1"
        var logs = false

        init(_ words: [String]) throws(ProgramMistake) {
            var rest = words[...]
            while let word = rest.popFirst() {
                let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard let option = sides.first, ["--port", "--address", "--log"].contains(option)
                else { throw ProgramMistake(text: "serve takes no '\(word)'") }
                if option == "--log" {
                    guard sides.count == 1 else {
                        throw ProgramMistake(text: "--log takes no value")
                    }
                    logs = true
                    continue
                }
                guard let value = sides.count > 1 ? sides[1] : rest.popFirst() else {
                    throw ProgramMistake(text: "\(option) needs a value")
                }
                if option == "--address" {
                    address = value
                } else if let number = UInt16(value) {
                    port = Int(number)
                } else {
                    throw ProgramMistake(
                        text: "--port needs a whole number from 0 to 65535, not '\(value)'"
                    )
                }
            }
        }
    }

    /// Serves; the exit code.
    static func run(
        _ words: [String],
        _ core: () -> Core,
        _ streams: inout StandardStreams
    ) throws -> Int32 {
        let options = try Options(words)
        let site = core().site(answer: AskedAnswer.json(_:_:for:))
        let name = ServerName()
        let log: (@Sendable (WebServer.LogEntry) -> Void)? = options.logs ? Self.note : nil
        let answer: @Sendable (WebRequest) async -> WebAnswer = { request in
            await site.answer(to: request, server: name.text)
        }
        let server: WebServer
        do throws(ListeningFailure) {
            let port = UInt16(clamping: options.port)
            server = try WebServer(
                address: options.address,
                port: port,
                log: log,
                isCostly: { site.isCostly($0) },
                answer: answer
            )
        } catch {
            streams.writeError("error: \(reason(error, options.address, options.port))\n")
            return ErrorName.cannotCreate.exitCode
        }
        name.set(server.name)
        let signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { server.stop() }
            source.resume()
            return source
        }
        defer { for source in signals { source.cancel() } }
        streams.write("Serving the cookbook at http://\(server.name)/ (stop with Ctrl-C)\n")
        if case .failed(let code) = streams.end { return RecipeProgram.lostOutput(code) }
        server.run()
        return 0
    }

    private static func reason(_ failure: ListeningFailure, _ address: String, _ port: Int)
        -> String
    {
        let address = CleanText.line(address)
        guard let code = failure.code else {
            return "--address needs an IP address, not '\(address)'"
        }
        switch code {
        case EADDRINUSE: return "port \(port) is in use\n  Try: recipe serve --port 0"
        case EACCES: return "not allowed to use port \(port)"
        case EADDRNOTAVAIL: return "\(address) isn't an address of this machine"
        default:
            let words = String(cString: strerror(code))
            return "couldn't listen at \(address) (\(words))"
        }
    }

    @Sendable private static func note(_ entry: WebServer.LogEntry) {
        let target = entry.target.map { CleanText.line($0) } ?? "-"
        StandardStreams().writeError(
            "\(CivilTime.iso8601(time(nil))) \(entry.status) \(entry.bytes) "
                + "\(entry.microseconds) us \(target)\n"
        )
    }
}

/// The server's name, known once it listens.
private final class ServerName: Sendable {
    private let name = Mutex("127.0.0.1")

    var text: String { name.withLock { $0 } }
    func set(_ text: String) { name.withLock { $0 = text } }
}

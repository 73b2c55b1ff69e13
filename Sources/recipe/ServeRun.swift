import Conversation
import CookbookServer
import Dispatch
import Display
import Foundation
import LineEditor
import ProgramCore
import RecipeModel
import RecipeStore
import ShellAnswers
import Synchronization

/// `recipe serve`: shares the cookbook over HTTP until Ctrl-C.
enum ServeRun {
    /// How it is started.
    private struct Options {
        var port = 8_080
        var address = "127.0.0.1"
        var logs = false
        /// Whether the family may change things with a pass phrase, and whether reading needs it too.
        var isForFamily = false
        var isForFamilyOnly = false
        var setsPhrase = false

        init(_ words: [String]) throws(ProgramUsageError) {
            var rest = words[...]
            while let word = rest.popFirst() {
                let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard let option = sides.first, Self.known.contains(option)
                else { throw ProgramUsageError(text: "serve takes no '\(word)'") }
                if let flag = Self.flags[option] {
                    guard sides.count == 1 else {
                        throw ProgramUsageError(text: "\(option) takes no value")
                    }
                    self[keyPath: flag] = true
                    continue
                }
                guard let value = sides.count > 1 ? sides[1] : rest.popFirst() else {
                    throw ProgramUsageError(text: "\(option) needs a value")
                }
                if option == "--address" {
                    address = value
                } else if let number = UInt16(value) {
                    port = Int(number)
                } else {
                    throw ProgramUsageError(
                        text: "--port needs a whole number from 0 to 65535, not '\(value)'"
                    )
                }
            }
        }

        /// The options that are there or not.
        private static var flags: [String: WritableKeyPath<Options, Bool>] {
            [
                "--log": \.logs, "--family": \.isForFamily, "--family-only": \.isForFamilyOnly,
                "--new-phrase": \.setsPhrase,
            ]
        }

        private static var known: [String] { ["--port", "--address"] + flags.keys }

        /// Whether there is a pass phrase at all.
        var hasDoor: Bool { isForFamily || isForFamilyOnly || setsPhrase }
    }

    /// Serves; the exit code.
    static func run(
        _ words: [String],
        _ core: () -> Core,
        _ streams: inout StandardStreams
    ) throws -> Int32 {
        let options = try Options(words)
        let core = core()
        let door: FamilyDoor?
        do {
            door = options.hasDoor ? try Self.door(core, options) : nil
        } catch let refusal as PhraseError {
            streams.writeError("error: \(refusal.text)\n")
            return refusal.name.exitCode
        }
        let site = core.site(answer: AskedAnswer.json(_:_:for:), words: .served, door: door)
        let name = ServerName()
        let log: (@Sendable (WebServer.LogEntry) -> Void)? = options.logs ? Self.note : nil
        var limits = WebServer.Limits()
        if door != nil { limits.form = 16_384 }
        let answer: @Sendable (WebRequest) async -> WebAnswer = { request in
            await site.answer(to: request, server: name.text)
        }
        let server: WebServer
        do throws(ListeningError) {
            let port = UInt16(clamping: options.port)
            server = try WebServer(
                address: options.address,
                port: port,
                limits: limits,
                log: log,
                isCostly: { site.isCostly($0) },
                answer: answer
            )
        } catch {
            streams.writeError("error: \(reason(error, options.address, options.port))\n")
            return ErrorName.cannotCreate.exitCode
        }
        name.set(server.name)
        // A signal that comes before its source is there ends the program, as any other does.
        let installed = DispatchSemaphore(value: 0)
        let signals = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { server.stop() }
            source.setRegistrationHandler { installed.signal() }
            source.resume()
            installed.wait()
            return source
        }
        defer { for source in signals { source.cancel() } }
        streams.write("Serving the cookbook at http://\(server.name)/ (stop with Ctrl-C)\n")
        if case .failed(let code) = streams.end { return RecipeProgram.lostOutput(code) }
        server.run()
        return 0
    }

    /// Why `serve --family` has no pass phrase.
    private struct PhraseError: Error {
        var text: String
        var name: ErrorName
    }

    /// The door of the family: with the phrase that is kept, else with one that is asked for now.
    private static func door(_ core: Core, _ options: Options) throws -> FamilyDoor {
        do {
            let isReadingOpen = !options.isForFamilyOnly
            if !options.setsPhrase, let phrase = try core.familyPhrase() {
                return try core.door(phrase, isReadingOpen: isReadingOpen)
            }
            let phrase = try newPhrase()
            try core.keep(phrase)
            return try core.door(phrase, isReadingOpen: isReadingOpen)
        } catch is CryptoMissing {
            throw PhraseError(
                text: "couldn't load libcrypto, which a pass phrase needs\n"
                    + "  Try: sudo apt install libssl3",
                name: .cannotCreate
            )
        } catch let refusal as PhraseError {
            throw refusal
        } catch {
            throw PhraseError(
                text: "couldn't save the pass phrase in \(core.places.keyFile)",
                name: .cannotCreate
            )
        }
    }

    /// A new pass phrase, typed twice and unseen; from a pipe its first line.
    private static func newPhrase() throws -> KeptPhrase {
        let loop = TerminalLoop()
        let shortest = KeptPhrase.lengths.lowerBound
        let prompt = "New pass phrase for the family (\(shortest) characters or more): "
        let typed: String?
        if isTerminal(StandardStream.input) {
            typed = loop.readSecret(prompt: prompt)
            if let typed, loop.readSecret(prompt: "The same again: ") != typed {
                throw PhraseError(text: "the two aren't the same", name: .usage)
            }
        } else {
            typed = PlainLineReader(loop: loop).readSecret(prompt: prompt)
        }
        guard let typed, !typed.isEmpty else {
            throw PhraseError(
                text: "a pass phrase is needed once\n"
                    + "  Try: recipe serve --family, in a terminal",
                name: .usage
            )
        }
        guard let hash = try KeptPhrase(of: typed) else {
            throw PhraseError(
                text: "a pass phrase needs at least \(shortest) characters",
                name: .usage
            )
        }
        return hash
    }

    private static func reason(_ failure: ListeningError, _ address: String, _ port: Int)
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

extension KitchenPageWords {
    /// The shell's own words.
    fileprivate static var served: KitchenPageWords {
        KitchenPageWords(
            day: ServedWords.day,
            days: ServedWords.days,
            dish: ServedWords.dish,
            facts: ServedWords.facts,
            demands: ServedWords.demands,
            broken: ServedWords.broken,
            undone: ServedWords.undone
        )
    }
}

/// The server's name, known once it listens.
private final class ServerName: Sendable {
    private let name = Mutex("127.0.0.1")

    var text: String { name.withLock { $0 } }
    func set(_ text: String) { name.withLock { $0 = text } }
}

import Conversation
import RecipeModel
import ShellCommands
import Testing

@testable import AssistantServer

/// The protocol's messages, and what each comes to.
struct AssistantSessionTests {
    private static func session(mayChange: Bool = true) -> AssistantSession {
        AssistantSession(
            tools: AssistantTool.all(in: .standard, mayChange: mayChange),
            programVersion: "9"
        )
    }

    private static let greeting = """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
        "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
        """

    private static func call(_ name: String, _ arguments: String) -> String {
        """
        {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\(name)",\
        "arguments":\(arguments)}}
        """
    }

    /// The arguments of a call, and the command line that they are; after `!` what an assistant is told.
    private static let calls: [(tool: String, arguments: String, words: [String])] = [
        ("search", #"{"terms":"garlic -onion"}"#, ["search", "garlic", "-onion"]),
        (
            "search", #"{"terms":"\"goat cheese\"","sort":"title"}"#,
            ["search", "--sort", "title", "goat cheese"]
        ),
        ("search", #"{"terms":"leek; !ls > /tmp/x"}"#, ["search", "leek;", "!ls", ">", "/tmp/x"]),
        ("cook", "{}", ["cook"]),
        ("cook", #"{"terms":"eggs","max-missing":2}"#, ["cook", "--max-missing", "2", "eggs"]),
        ("open", #"{"recipe":"victoria sponge"}"#, ["open", "victoria sponge"]),
        ("open", #"{"recipe":"3","steps":true,"text":false}"#, ["open", "--steps", "3"]),
        ("ask", #"{"question":"how long does it take?"}"#, ["ask", "how long does it take?"]),
        (
            "plan", #"{"action":"add","what":"\"leek pie\" friday"}"#,
            ["plan", "add", "leek pie", "friday"]
        ),
        ("shop", #"{"action":"add","what":"2 leeks"}"#, ["shop", "add", "2", "leeks"]),
        ("shop", "null", ["shop"]),
        ("fav", #"{"recipe":"1-3"}"#, ["fav", "1-3"]),
        ("import", #"{"file":"a b.md","dry-run":true}"#, ["import", "--dry-run", "a b.md"]),
        ("search", #"{"word":"x"}"#, ["!", "'search' takes no 'word'"]),
        ("search", #"{"terms":3}"#, ["!", "'terms' can't be that"]),
        ("search", #"{"terms":"x","sort":"colour"}"#, ["!", "'sort' can't be that"]),
        ("open", #"{"web":true}"#, ["!", "'open' takes no 'web'"]),
        ("import", "{}", ["!", "'import' needs 'file'"]),
    ]

    @Test func callsAreCommandLines() {
        for (tool, arguments, words) in Self.calls {
            var session = Self.session()
            _ = session.take(Array(Self.greeting.utf8))
            let step = session.take(Array(Self.call(tool, arguments).utf8))
            let row = "\(tool) \(arguments)"
            if words[0] == "!" {
                guard case .answer(let line) = step else {
                    Issue.record("\(row): \(step)")
                    continue
                }
                #expect(line.contains(words[1]) && line.contains(#""isError":true"#), "\(row)")
            } else {
                #expect(step == .work(.tool(words), for: .number(7)), "\(row)")
            }
        }
    }

    /// Lines after the greeting, and what a part of the answer is; empty where there is none.
    private static let lines = [
        (#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#, #""id":"a","result":{}"#),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, #""name":"search""#),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"resources/templates/list"}"#,
            "recipe:{service}/{key}"
        ),
        (#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, ""),
        (#"{"jsonrpc":"2.0","method":"unknown"}"#, ""),
        (#"{"jsonrpc":"2.0","id":4,"result":{}}"#, ""),
        (#"{"jsonrpc":"2.0","id":1,"method":"unknown"}"#, "-32601"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, "-32602"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[1]}"#, "-32602"),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:/x"}}"#,
            "-32002"
        ),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "-32600"),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "-32600"),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, "-32600"),
        (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "-32600"),
        ("nonsense", "-32700"),
        ("{\"jsonrpc\":", "-32700"),
        (String(repeating: "[", count: 10_000), "-32700"),
    ]

    @Test func messagesAreAnsweredAsTheStandardSays() {
        for (line, wanted) in Self.lines {
            var session = Self.session()
            _ = session.take(Array(Self.greeting.utf8))
            let step = session.take(Array(line.utf8))
            if case .answer(let text) = step {
                #expect(!wanted.isEmpty && text.contains(wanted), "\(line.prefix(80)): \(text)")
                #expect(!text.contains("\n"))
            } else {
                #expect(step == .nothing && wanted.isEmpty, "\(line.prefix(80)): \(step)")
            }
        }
    }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
        ("1", "2025-11-25"),
    ])
    func aVersionIsAgreedOn(asked: String, spoken: String) {
        var session = Self.session()
        let line = Self.greeting.replacing("2025-06-18", with: asked)
        guard case .answer(let text) = session.take(Array(line.utf8)) else {
            Issue.record("not answered")
            return
        }
        #expect(text.contains(#""protocolVersion":"\#(spoken)""#))
    }

    @Test func nothingIsDoneBeforeTheGreeting() {
        var session = Self.session()
        guard case .answer(let text) = session.take(Array(Self.call("cook", "{}").utf8)) else {
            Issue.record("done")
            return
        }
        #expect(text.contains("-32600"))
    }

    @Test func whatChangesIsOffUnlessItIsAskedFor() {
        let reading = AssistantTool.all(in: .standard, mayChange: false)
        #expect(reading.map(\.name) == ["search", "cook", "open", "ask", "plan", "shop"])
        #expect(reading.allSatisfy { $0.listing.text.contains(#""readOnlyHint":true"#) })
        let plan = reading.first { $0.name == "plan" }
        #expect(plan?.parameters.isEmpty == true)
        let all = AssistantTool.all(in: .standard, mayChange: true)
        #expect(all.map(\.name).suffix(2) == ["fav", "import"])
        #expect(
            all.filter { $0.listing.text.contains(#""readOnlyHint":false"#) }.map(\.name)
                == ["plan", "shop", "fav", "import"]
        )
    }
}

/// The order of answers.
struct AssistantTalkTests {
    /// Lets the first command wait until it is let go.
    private actor Gate {
        private var waiting: CheckedContinuation<Void, Never>?
        private var isOpen = false
        private(set) var entered: [String] = []

        func enter(_ name: String) async {
            entered.append(name)
            guard !isOpen, name == "wait" else { return }
            await withCheckedContinuation { waiting = $0 }
        }

        func open() {
            isOpen = true
            waiting?.resume()
            waiting = nil
        }
    }

    private final class Lines: Sendable {
        private let continuation: AsyncStream<String>.Continuation
        let stream: AsyncStream<String>

        init() { (stream, continuation) = AsyncStream<String>.makeStream() }

        func write(_ line: String) { continuation.yield(line) }
        func end() { continuation.finish() }
    }

    private func line(_ id: Int, _ terms: String) -> [UInt8] {
        let call = #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"search","#
        return Array((call + #""arguments":{"terms":"\#(terms)"}}}"#).utf8)
    }

    @Test func whatIsCancelledIsNotAnsweredAndTheRestIs() async {
        let gate = Gate()
        let lines = Lines()
        let talk = AssistantTalk(
            AssistantSession(
                tools: AssistantTool.all(in: .standard, mayChange: false),
                programVersion: "9"
            ),
            perform: { words in
                await gate.enter(words.last ?? "")
                return ToolResult(text: "did \(words.last ?? "")")
            },
            write: { lines.write($0) }
        )
        await talk.take(Array(#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"#.utf8))
        await talk.take(line(1, "wait"))
        await talk.take(line(2, "second"))
        await talk.take(line(3, "third"))
        await talk.take(line(3, "again"))
        for id in [1, 2] {
            let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","#
            await talk.take(Array((cancel + #""params":{"requestId":\#(id)}}"#).utf8))
        }
        await talk.take(Array(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#.utf8))
        await talk.take(nil)
        await gate.open()
        await talk.finish()
        lines.end()
        var written: [String] = []
        for await line in lines.stream { written.append(line) }
        #expect(written.count == 5)
        #expect(written[1].contains("the id is in use"))
        #expect(written[2].contains(#""id":9"#))
        #expect(written[3].contains("too long"))
        #expect(written[4].contains("did third"))
        #expect(await !gate.entered.contains("second"))
    }
}

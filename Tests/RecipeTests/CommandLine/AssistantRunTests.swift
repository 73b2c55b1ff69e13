import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

/// `recipe mcp`: an assistant in the cook's kitchen.
@Suite(.aFewAtOnce)
struct AssistantRunTests {
    private static let greeting =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

    private static func call(_ id: Int, _ name: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","#
            + #""arguments":\#(arguments)}}"#
    }

    /// The answers to lines, by the ids of their requests; each line of standard output is one.
    private func answers(
        to lines: [String],
        _ options: [String] = [],
        of cook: Cook
    ) async throws -> [Int: JSONValue] {
        let input = ([Self.greeting] + lines).joined(separator: "\n") + "\n"
        let end = try await cook.run(["mcp"] + options, input: input)
        #expect(end.code == 0 && end.error.isEmpty, "\(end.everything)")
        var answers: [Int: JSONValue] = [:]
        for line in end.lines {
            let answer = try JSONReader.value(of: Array(line.utf8))
            #expect(answer["jsonrpc"]?.string == "2.0")
            if let id = answer["id"]?.integer { answers[id] = answer }
        }
        return answers
    }

    @Test func whatIsFoundIsOpenedAndAsked() async throws {
        let answers = try await answers(
            to: [
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                Self.call(1, "search", #"{"terms":"victoria sponge"}"#),
                Self.call(2, "open", #"{"recipe":"1"}"#),
                Self.call(3, "ask", #"{"question":"how much butter?"}"#),
                Self.call(4, "open", #"{"recipe":"id:cookbook/victoria-sponge"}"#),
                Self.call(5, "open", #"{"recipe":"/etc/passwd"}"#),
                Self.call(6, "open", #"{"recipe":"--help"}"#),
                Self.call(7, "fav", #"{"recipe":"1"}"#),
                "not JSON", "",
                #"{"jsonrpc":"2.0","id":8,"method":"resources/list"}"#,
            ],
            of: try Cook()
        )
        func text(_ id: Int) -> String {
            answers[id]?["result"]?["content"]?.array?.first?["text"]?.string ?? ""
        }
        func data(_ id: Int) -> JSONValue? { answers[id]?["result"]?["structuredContent"] }
        #expect(data(1)?["recipes"]?.array?.first?["title"]?.string == "Victoria sponge")
        #expect(data(2)?["recipe"]?["id"]?.string == "cookbook/victoria-sponge")
        #expect(text(3).contains("225 g butter"))
        #expect(data(4)?["recipe"]?["title"]?.string == "Victoria sponge")
        #expect(answers[5]?["result"]?["isError"]?.bool == true && !text(5).contains("root:"))
        #expect(answers[7]?["error"]?["code"]?.integer == -32602)
        #expect(answers[8]?["result"]?["resources"]?.array?.isEmpty == true)
    }

    @Test func withLeaveItKeepsAndPlans() async throws {
        let cook = try Cook()
        let answers = try await answers(
            to: [
                Self.call(1, "fav", #"{"recipe":"victoria sponge"}"#),
                Self.call(2, "plan", #"{"action":"add","what":"\"victoria sponge\" friday"}"#),
                Self.call(3, "shop", #"{"action":"add","what":"milk"}"#),
                #"{"jsonrpc":"2.0","id":4,"method":"resources/list"}"#,
                #"{"jsonrpc":"2.0","id":5,"method":"resources/read","#
                    + #""params":{"uri":"recipe:cookbook/victoria-sponge"}}"#,
            ],
            ["--write"],
            of: cook
        )
        let resource = answers[4]?["result"]?["resources"]?.array?.first
        #expect(resource?["uri"]?.string == "recipe:cookbook/victoria-sponge")
        let read = answers[5]?["result"]?["contents"]?.array?.first?["text"]?.string
        #expect(read?.contains("225 g butter") == true)
        #expect(try await cook.run("favs").output.contains("Victoria sponge"))
        #expect(try await cook.run("plan", "friday").output.contains("Victoria sponge"))
        #expect(try await cook.run("shop").output.contains("milk"))
    }

    /// Talked to by the protocol's own client, where Python has it; without it there is nothing to see.
    @Test func theProtocolsOwnClientUnderstandsIt() async throws {
        let cook = try Cook()
        try cook.write(Self.client, to: "client.py")
        let end = try await cook.shell("python3 client.py \"\(BuiltProgram.path)\"")
        guard end.code == 0, end.lines.first != "no client" else { return }
        #expect(end.lines.first == "recipe search cook open ask plan shop")
        #expect(end.lines.dropFirst().first?.contains("Garlic") == true)
        #expect(end.lines.last == "done 100")
    }

    private static let client = """
        import asyncio, os, sys
        try:
            from mcp import ClientSession, StdioServerParameters
            from mcp.client.stdio import stdio_client
        except ImportError:
            print("no client"); sys.exit(0)
        async def main():
            program = StdioServerParameters(command=sys.argv[1], args=["mcp"], env=dict(os.environ))
            async with stdio_client(program) as (read, write):
                async with ClientSession(read, write) as session:
                    await session.initialize()
                    tools = await session.list_tools()
                    print("recipe", *[tool.name for tool in tools.tools])
                    found = await session.call_tool("search", {"terms": "garlic"})
                    print(found.content[0].text.splitlines()[1])
                    for _ in range(100):
                        wrong = await session.call_tool("search", {"nothing": 1})
                        assert "takes no 'nothing'" in wrong.content[0].text
                    print("done 100")
        asyncio.run(main())
        """
}

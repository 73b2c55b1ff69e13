import Conversation
import Foundation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct MachineFormatsTests {
    private func object(_ line: some StringProtocol) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return try #require(value as? [String: Any])
    }

    @Test func resultsAreOneObjectOnOneLine() throws {
        var answer = Sample.results
        answer.rows = [answer.rows[0]]
        answer.skippedPages = [
            SkippedPage(page: 3, failure: .serverFailed(status: 500, tries: 3))
        ]
        answer.query = RecipeQuery([
            .has(Term("garlic")), .any([Term("leek"), Term("chives", in: .ingredient)]),
            .none(Term("onion")), .has(Term("italian", in: .cuisine)), .minutes(30),
        ])
        let text = renderer(width: 20, theme: .dark, bold: true, format: .chosen(.json))
            .output(.results(answer), command: "search")
        #expect(
            text == """
                {"v":1,"command":"search",\
                "query":{"all":["garlic"],"any":[["leek","ingredient:chives"]],"none":["onion"],\
                "cuisine":["italian"],"minutes":30,"sort":"best"},\
                "window":{"pages":[2],"skipped":[3],"shown":15,"more":true,"total":null,\
                "totalOver":null,"service":"recipepuppy","repeatsHidden":1,"emptyPages":0,\
                "appliedHere":[],"takenOut":0},\
                "recipes":[{"n":11,"title":"Baked garlic cheese bread","ingredients":["garlic",\
                "cheddar cheese","butter","parsley","white bread","salt","black pepper",\
                "olive oil"],"lactose":true,"favorite":true,"source":"bread.example",\
                "url":"https://bread.example/11","picture":null,"thumbnail":null,"minutes":null,\
                "servings":null,"id":"recipepuppy/11","have":null,"need":null,"missing":null}],"hints":[],\
                "notes":[{"name":"page-skipped","page":3,"status":500,"error":"server-failed"}]}

                """
        )
    }

    @Test func rowsOfNDJSONComeBeforeTheRest() throws {
        let text = renderer(format: .chosen(.ndjson)).output(.results(Sample.results))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 6)
        #expect(try lines.prefix(5).map { try object($0)["n"] as? Int } == [11, 12, 13, 14, 15])
        let last = try object(lines[5])
        #expect(last["v"] as? Int == 1)
        #expect((last["window"] as? [String: Any])?["shown"] as? Int == 15)
        #expect(last["notes"] != nil)
    }

    /// What is shown counts from the first of the list, also on a later page.
    @Test(arguments: [(0, 2), (10, 12)])
    func aWindowCountsFromTheStart(before: Int, shown: Int) throws {
        var answer = Sample.favorites
        for place in answer.rows.indices { answer.rows[place].number += before }
        for format in [OutputFormat.json, .ndjson] {
            let text = renderer(format: .chosen(format)).output(.favorites(answer))
            let window = try object(try #require(text.split(separator: "\n").last))["window"]
            #expect((window as? [String: Any])?["shown"] as? Int == shown)
        }
    }

    /// All keys of a recipe in a list can be chosen, and nothing else.
    @Test func everyKeyOfARowIsAField() throws {
        let text = renderer(format: .chosen(.ndjson)).output(.favorites(Sample.favorites))
        let row = try object(try #require(text.split(separator: "\n").first))
        #expect(Set(row.keys) == Set(ListField.allCases.map(\.rawValue)))
    }

    @Test(
        arguments: [
            (.tsv, [.title, .minutes], "title\tminutes\nBaked garlic cheese bread\t"),
            (.csv, [.n, .favorite], "n,favorite\r\n1,true\r\n"),
            (.ndjson, [.minutes, .n], #"{"minutes":null,"n":1}"# + "\n"),
            (.list, [.n, .title], "1  Baked garlic cheese bread\n"),
            (.plain, [.n, .title], "n: 1, title: Baked garlic cheese bread\n"),
            (.md, [.n, .title], "| n | title |\n"),
        ] as [(OutputFormat, [ListField], String)]
    )
    func fieldsAreChosenInTheirOrder(
        _ format: OutputFormat,
        _ fields: [ListField],
        _ beginning: String
    ) {
        let text = renderer(format: .chosen(format), fields: fields)
            .output(.favorites(Sample.favorites))
        #expect(text.hasPrefix(beginning), "\(text)")
    }

    /// Where nothing is listed, what is said stays.
    @Test func fieldsOfNothingSaySo() {
        var nothing = Sample.favorites
        nothing.rows = []
        nothing.total = 0
        let answer = Answer.favorites(nothing)
        #expect(renderer(fields: [.title]).output(answer) == renderer().output(answer))
    }

    @Test func pipesGetTablesOfRecipesAndTextOfTheRest() {
        let pipe = renderer(format: .automatic, terminal: false)
        #expect(pipe.output(.results(Sample.results)).hasPrefix("n\ttitle\t"))
        #expect(pipe.output(.favorites(Sample.favorites)).hasPrefix("n\ttitle\t"))
        #expect(pipe.output(.names(Every.names)).hasPrefix("n\tname\tcount\n1\tbreakfast\t24\n"))
        #expect(pipe.output(.recipe(Sample.opened)).hasPrefix("Baked garlic cheese bread ★"))
        let terminal = renderer(format: .automatic)
        #expect(terminal.output(.results(Sample.results)).hasPrefix("garlic, cheese   "))
    }

    @Test func totalsThatGoOnAreNotExact() throws {
        var answer = Sample.results
        answer.total = .moreThan(1_000)
        let text = renderer(format: .chosen(.json)).output(.results(answer))
        let window = try #require(try object(text)["window"] as? [String: Any])
        #expect(window["total"] is NSNull)
        #expect(window["totalOver"] as? Int == 1_000)
        #expect(renderer().output(.results(answer)).contains("results 11-15 of 1,000+\n"))
    }

    /// Law: every answer, note, deed and error is one readable object in JSON, and lines of them in
    /// NDJSON, whatever the width and the theme.
    @Test(arguments: [OutputFormat.json, .ndjson])
    func everythingIsReadable(_ format: OutputFormat) throws {
        let renderer = renderer(width: 20, theme: .dark, bold: true, format: .chosen(format))
        for answer in Every.answers + Every.silent {
            let text = renderer.output(answer, notes: Every.notes)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.last == "" && (format == .ndjson || lines.count == 2))
            for line in lines.dropLast() { #expect(try !object(line).isEmpty) }
            let last = try object(lines[lines.count - 2])
            #expect((last["notes"] as? [[String: Any]])?.count ?? 0 >= Every.notes.count)
        }
        for reason in Every.reasons {
            let output = renderer.text(of: .world(WorldError(reason)), command: "open").output
            let error = try #require(try object(output)["error"] as? [String: Any])
            #expect((error["message"] as? String)?.isEmpty == false)
        }
    }
}

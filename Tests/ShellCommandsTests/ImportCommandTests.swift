import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// `import`: what is asked for, what is told, and what is written down of what can't be read.
struct ImportCommandTests {
    private let book = CookbookDesk()
    private let kitchen: TestKitchen

    init() {
        let book = book
        kitchen = TestKitchen { $0.cookbook = book.access }
    }

    private var report: ImportReport? {
        if case .cookbook(.imported(let report))? = kitchen.answer { report } else { nil }
    }

    private var reason: WorldFailure.Reason? {
        if case .world(let failure)? = kitchen.failure { failure.reason } else { nil }
    }

    private static func fault(
        _ file: String,
        line: Int? = nil,
        entry: String? = nil,
        _ fault: EntryFault = .noTitle
    ) -> ImportFault {
        ImportFault(place: EntryPlace(file: file, line: line, entry: entry), fault: fault)
    }

    @Test(arguments: [
        ("import a.json", "a.json", ImportFormat?.none, false, false),
        ("import box/a.json --dry-run", "a.json", nil, true, false),
        ("import a.json --favorites", "a.json", nil, false, true),
        ("import box/", "box", nil, false, false), ("import own", "./own", nil, false, false),
        ("import box/own", "./own", nil, false, false), ("import OWN", "OWN", nil, false, false),
    ])
    func whatIsAskedFor(
        _ line: String,
        _ origin: String,
        _ format: ImportFormat?,
        _ isRehearsal: Bool,
        _ intoFavorites: Bool
    ) async throws {
        book.result.withLock { $0 = .success(.of(added: 2)) }
        #expect(await kitchen.type(line).exitCode == 0)
        let file = try #require(line.split(separator: " ").dropFirst().first.map(String.init))
        let (order, toFavorites) = try #require(book.orders.withLock { $0.first })
        #expect(
            order
                == ImportOrder(
                    paths: [.init(path: "/here/\(file)", name: file)],
                    format: format,
                    origin: origin,
                    isRehearsal: isRehearsal
                )
        )
        #expect(toFavorites == intoFavorites)
        #expect(
            report
                == ImportReport(
                    result: .of(added: 2),
                    file: file,
                    origin: origin,
                    isRehearsal: isRehearsal,
                    keepsAsFavorites: intoFavorites,
                    report: nil
                )
        )
        #expect(kitchen.shown.progress == [.importing(ImportProgress()), nil])
    }

    @Test(arguments: ImportFormat.allCases)
    func theFormatIsTheCooks(_ format: ImportFormat) async {
        await kitchen.type("import a --as \(format.rawValue)")
        #expect(book.orders.withLock { $0.map(\.order.format) } == [format])
    }

    /// What can't be read is told as what it is: the whole file, or entries of it.
    @Test(
        arguments: [
            (.of([fault("a.json", .unreadable(code: 13))]), .noInput(path: "a.json", code: 13)),
            (.of([fault("a.json", .unknownFormat)]), .badData(path: "a.json")),
            (.of([fault("a.json", .empty)]), .badData(path: "a.json")),
        ] as [(ImportResult, WorldFailure.Reason)]
    )
    func aFileThatCannotBeRead(_ result: ImportResult, _ wanted: WorldFailure.Reason) async {
        book.result.withLock { $0 = .success(result) }
        await kitchen.type("import a.json")
        #expect(reason == wanted)
    }

    @Test(arguments: [
        [fault("a.json", line: 1)], [fault("a.json", entry: "x")], [fault("b.json")],
        [fault("a.json"), fault("a.json")],
    ])
    func aFileOfWhichNothingCanBeRead(_ faults: [ImportFault]) async {
        let result = ImportResult.of(faults)
        book.result.withLock { $0 = .success(result) }
        #expect(await kitchen.type("import a.json").exitCode == 65)
        #expect(
            reason == .nothingImported(path: "a.json", result.progress, first: faults)
        )
    }

    /// What could be read is in and told; what could not, or not whole, is in the exit code.
    @Test(
        arguments: [
            (ImportResult.of(added: 1, [fault("a.json")]), 65),
            (.of(doubles: 1, [fault("a.json")]), 65),
            (.of([fault("a.json")], isStopped: true), 65), (.of(), 0), (.of(added: 1), 0),
            (.of(added: 1, shortened: 1), 65),
        ] as [(ImportResult, Int32)]
    )
    func whatIsReadIsTold(_ result: ImportResult, _ exitCode: Int32) async {
        book.result.withLock { $0 = .success(result) }
        let end = await kitchen.type("import a.json")
        #expect(end.exitCode == exitCode)
        #expect(end.errorName == (exitCode == 0 ? nil : .badData))
        #expect(report?.result == result)
    }

    @Test func theCookTellsWhatColumnsAre() async {
        let line = #"import a.csv --columns "Gericht=title, Was drin ist = Ingredients""#
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(
            book.orders.withLock { $0.map(\.order.columns) }
                == [["Gericht": .title, "Was drin ist": .ingredients]]
        )
        for wrong in ["Gericht", "Gericht=dish", "=", "a=title,b"] {
            #expect(await kitchen.type("import a.csv --columns \"\(wrong)\"").exitCode == 64)
        }
    }

    @Test func whenItFailsTheWaitIsOver() async {
        book.result.withLock { $0 = .failure(StoreFailure.disk(path: "/book", code: 5)) }
        #expect(await kitchen.type("import a.json").exitCode == 74)
        #expect(kitchen.shown.progress == [.importing(ImportProgress()), nil])
    }

    // MARK: The report

    @Test func everyFaultIsALineOfTheReport() async {
        book.faults.withLock {
            $0 = [
                Self.fault("a.json", line: 3), Self.fault("b.zip", entry: "x/y.json", .empty),
                Self.fault("c.csv", line: 2, entry: "n", .tooLong),
                Self.fault("d\n.json", .unknownFormat),
            ]
        }
        book.result.withLock { $0 = .success(.of(added: 1)) }
        kitchen.files.set("/here/left.txt", to: "of last week\n")
        await kitchen.type("import a.json --report left.txt")
        #expect(
            kitchen.files["/here/left.txt"] == """
                a.json:3\tno-title
                b.zip:x/y.json\tno-ingredients-and-steps
                c.csv:2:n\ttoo-long
                d .json\tunknown-format

                """
        )
        #expect(report?.report == "left.txt")
    }

    @Test func aReportWithoutFaultsIsEmpty() async {
        await kitchen.type("import a.json --report left.txt")
        #expect(kitchen.files["/here/left.txt"] == "")
    }

    @Test func aReportThatCannotBeWrittenStopsItBeforeItBegins() async {
        await kitchen.type("import a.json --report /readonly/left.txt")
        #expect(reason == .cannotCreate(path: "/readonly/left.txt", code: 13))
        #expect(book.orders.withLock { $0.isEmpty })
    }

    /// What was imported stays; the report that is not whole is told.
    @Test func aReportThatFailsOnTheWayIsTold() async {
        let book = book
        let kitchen = TestKitchen {
            $0.cookbook = book.access
            let write = $0.files.write
            $0.files.write = { path, text, adding in
                if adding { throw WorldFailure(.disk(path: path, code: 28)) }
                try write(path, text, adding)
            }
        }
        book.faults.withLock { $0 = [Self.fault("a.json", line: 3)] }
        book.result.withLock { $0 = .success(.of(added: 1)) }
        #expect(await kitchen.type("import a.json --report left.txt").exitCode == 74)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        #expect(failure.reason == .disk(path: "/here/left.txt", code: 28))
        #expect(book.orders.withLock { $0.count } == 1)
    }

    /// A long report is written as it grows, whole and in order.
    @Test func aLongReportIsWhole() async {
        let name = String(repeating: "x", count: 100)
        book.faults.withLock { faults in
            faults = (1...2_000).map { Self.fault(name, line: $0) }
        }
        await kitchen.type("import a.json --report left.txt")
        let lines = kitchen.files["/here/left.txt"]?.split(separator: "\n") ?? []
        #expect(lines == (1...2_000).map { "\(name):\($0)\tno-title" })
    }
}

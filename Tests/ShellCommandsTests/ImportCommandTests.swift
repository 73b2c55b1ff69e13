import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// `import`: what is asked for, what is told, and what is written down of what can't be read.
struct ImportCommandTests {
    private let book = CookbookInMemory()
    private let kitchen: TestKitchen

    init() {
        let book = book
        kitchen = TestKitchen { $0.cookbook = book.access }
    }

    private static func fault(
        _ file: String,
        line: Int? = nil,
        entry: String? = nil,
        _ fault: EntryError = .noTitle
    ) -> ImportEntryError {
        ImportEntryError(place: EntryPlace(file: file, line: line, entry: entry), fault: fault)
    }

    @Test(arguments: ImportFormat.allCases)
    func theFormatIsTheCooks(_ format: ImportFormat) async {
        await kitchen.type("import a --as \(format.rawValue)")
        #expect(book.orders.withLock { $0.map(\.order.format) } == [format])
    }

    @Test func whenItFailsTheWaitIsOver() async {
        book.result.withLock { $0 = .failure(StoreError.disk(path: "/book", code: 5)) }
        #expect(await kitchen.type("import a.json").exitCode == 74)
        #expect(kitchen.shown.progress == [.importing(ImportProgress()), nil])
    }

    // MARK: The report

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

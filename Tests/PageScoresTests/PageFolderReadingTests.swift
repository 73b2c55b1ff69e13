import Glibc
import PageReader
import RecipeModel
import Testing

@testable import PageScores

struct PageFolderReadingTests {
    /// A new folder for one test, and its removal.
    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/page-folder-XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        let folder = try #require(made)
        defer { remove(folder) }
        try body(folder)
    }

    private func remove(_ path: String) {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove("\(path)/\(name)") }
            }
            closedir(directory)
        }
        _ = Glibc.remove(path)
    }

    private func write(_ text: String, to path: String) throws {
        let file = try #require(fopen(path, "wb"))
        fputs(text, file)
        fclose(file)
    }

    private func read(_ path: String) throws -> String {
        let file = try #require(fopen(path, "rb"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    @Test func everyPageOfAFolderIsWritten() throws {
        try withFolder { folder in
            mkdir("\(folder)/in", 0o755)
            mkdir("\(folder)/in/kitchen.example", 0o755)
            try write(
                #"""
                <script type="application/ld+json">{"@type":"Recipe","name":"A \"soup\"",
                "recipeIngredient":["1 onion"],"recipeInstructions":"Boil.","recipeYield":"2",
                "totalTime":"PT20M"}</script>
                """#,
                to: "\(folder)/in/kitchen.example/soup.html"
            )
            try write("<p>About us</p>", to: "\(folder)/in/kitchen.example/about.html")
            try write("no page", to: "\(folder)/in/kitchen.example/note.txt")
            mkdir("\(folder)/in/empty.example", 0o755)
            try write("no page", to: "\(folder)/in/empty.example/note.txt")
            let summary = PageFolderReading.read(
                "\(folder)/in",
                writingTo: "\(folder)/out",
                with: RecipePageReader()
            )
            #expect(
                Set(summary.pages.map(\.page)) == ["kitchen.example/soup", "kitchen.example/about"]
            )
            #expect(summary.failures == [])
            #expect(summary.pagesPerSecond > 0)
            let json = try read("\(folder)/out/kitchen.example/soup.json")
            let report = try JSONReader.value(of: Array(json.utf8))
            #expect(report["title"]?.text == #"A "soup""#)
            #expect(report["ingredients"] == .array([.string("1 onion")]))
            #expect(report["total_time_minutes"]?.text == "20")
            #expect(
                try read("\(folder)/out/kitchen.example/soup.txt")
                    == "A \"soup\"\n2 · 20 min\n\n  1 onion\n\n1. Boil.\n"
            )
            #expect(try read("\(folder)/out/kitchen.example/about.txt") == "About us\n")
            // A host without pages has no folder of its own.
            #expect(access("\(folder)/out/kitchen.example", F_OK) == 0)
            #expect(access("\(folder)/out/empty.example", F_OK) != 0)
        }
    }

    @Test func filesThatCannotBeWrittenAreToldApart() throws {
        try withFolder { folder in
            _ = mkdir("\(folder)/in", 0o755)
            _ = mkdir("\(folder)/in/host", 0o755)
            try write("<p>Hello</p>", to: "\(folder)/in/host/a.html")
            // A file stands where the folder to write to should be.
            try write("", to: "\(folder)/out")
            let summary = PageFolderReading.read(
                "\(folder)/in",
                writingTo: "\(folder)/out",
                with: RecipePageReader()
            )
            #expect(summary.unread == [])
            #expect(summary.unwritten.count == 2)
            #expect(summary.failures == summary.unwritten)
        }
    }

    @Test func folderThatIsNotThereHasNoPages() {
        let summary = PageFolderReading.read(
            "/nowhere/at/all",
            writingTo: "/nowhere/out",
            with: RecipePageReader()
        )
        #expect(summary.pages.isEmpty)
        #expect(summary.milliseconds(atShare: 0.5) == 0)
    }

    /// The slowest is first, so a share counts from the end.
    @Test(arguments: [
        (1, 40.0), (0.99, 40), (0.67, 40), (0.66, 30), (0.5, 30), (0.34, 30), (0.33, 20),
        (0.01, 20), (0, 10), (-1, 10), (2, 40),
    ])
    func ofAllPagesAShareStaysBelow(_ share: Double, _ milliseconds: Double) {
        let times = [40.0, 30, 20, 10]
        let summary = PageFolderReading.Summary(
            pages: times.map { .init(page: "a.example/\($0)", milliseconds: $0) }
        )
        #expect(summary.milliseconds(atShare: share) == milliseconds)
        #expect(summary.pagesPerSecond == 40)
    }

    @Test func withoutTimeNoPagesASecondAreCounted() {
        let page = PageFolderReading.Summary.PageTime(page: "a.example/a", milliseconds: 0)
        #expect(PageFolderReading.Summary(pages: [page]).pagesPerSecond == 0)
        #expect(PageFolderReading.Summary(pages: []).pagesPerSecond == 0)
    }

    @Test func reportHasHeadingsApartFromLines() {
        var recipe = Recipe(id: RecipeID(service: .web, key: "x"), title: "Pie")
        recipe.ingredientGroups = [
            IngredientGroup(title: "Dough", items: [Ingredient(text: "flour")])
        ]
        recipe.stepGroups = [StepGroup(title: "Bake", items: ["Bake it."])]
        let report = PageReport(PageContent(kind: .recipe, recipe: recipe))
        #expect(report.ingredientHeadings == ["Dough"])
        #expect(report.instructionHeadings == ["Bake"])
        #expect(report.json.contains(#""purpose":"Dough""#))
    }
}

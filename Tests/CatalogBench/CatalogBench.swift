import Foundation
import PageReader
import RecipeFormats
import RecipeModel
import RecipeSearch
import RecipeStore

/// Measures a cookbook in process: `CatalogBench import FOLDER FILE`, `CatalogBench search FOLDER
/// QUERIES`, `CatalogBench kitchen FOLDER QUERIES`, where FOLDER may be the address of a PostgreSQL
/// database.
///
/// A line of QUERIES has words, words to leave out, and a cuisine, with tabs between.
@main
enum CatalogBench {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 2 else {
            return print("usage: CatalogBench import|search|kitchen FOLDER FILE")
        }
        let store: any CookbookStore =
            if let address = DatabaseAddress(arguments[1]) {
                PostgresCookbookStore(PostgresServer(address))
            } else {
                SQLiteCookbookStore(folder: arguments[1])
            }
        switch arguments[0] {
        case "import": try await importFile(arguments[2], into: store)
        case "search": try await search(arguments[2], in: store)
        case "kitchen": try await kitchen(arguments[2], in: store)
        default: print("no such measurement: \(arguments[0])")
        }
    }

    private static func importFile(_ path: String, into store: any CookbookStore) async throws {
        let reader = RecipeFileReader(pages: RecipePageReader())
        let order = ImportOrder(paths: [.init(path: path, name: path)], origin: "catalog")
        let result = try await RecipeImport(into: .cookbook(store), reader: reader)
            .run(order, progress: { _ in })
        let progress = result.progress
        let usage = usage()
        print(
            "added",
            progress.added,
            "doubles",
            progress.doubles,
            "faults",
            progress.faults,
            "seconds",
            Double(progress.milliseconds) / 1_000,
            "rate",
            progress.added * 1_000 / max(progress.milliseconds, 1),
            "cpu",
            usage.seconds,
            "MiB",
            usage.mebibytes
        )
    }

    private static func queries(_ path: String) throws -> [RecipeQuery] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(query)
    }

    /// What to cook, and completions of names.
    private static func kitchen(_ path: String, in store: any CookbookStore) async throws {
        let book = Cookbook(StarterCookbook(), store: store)
        let queries = try queries(path)
        try await cook(queries, in: book)
        try await complete(queries, in: book)
        print("MiB", usage().mebibytes)
    }

    private static func search(_ path: String, in store: any CookbookStore) async throws {
        let book = Cookbook(StarterCookbook(), store: store)
        let queries = try queries(path)
        var (first, far, counts) = ([Double](), [Double](), [Double]())
        var fresh: [Double] = []
        for query in queries {
            let start = IndexPlace(tier: 0)
            first.append(
                try await best { _ = try await book.numbers(of: query, from: start, limit: 10) }
            )
            let deep = try await book.numbers(of: query, from: start, limit: 10_000)
            if deep.count == 10_000, let last = deep.last {
                far.append(
                    try await best { _ = try await book.numbers(of: query, from: last, limit: 10) }
                )
            }
            counts.append(try await best { _ = try await book.count(of: query) })
            // A whole page with its recipes, by a program that knows nothing of the index yet.
            fresh.append(
                try await best(of: 2) {
                    let book = Cookbook(StarterCookbook(), store: store)
                    _ = try await book.page(of: query, at: .first, freshness: .kept)
                }
            )
        }
        // Whole pages in a program that goes on, each query for the first time.
        let running = Cookbook(StarterCookbook(), store: store)
        var once: [Double] = []
        for query in queries {
            once.append(
                try await best(of: 1) {
                    _ = try await running.page(of: query, at: .first, freshness: .kept)
                }
            )
        }
        tell("page 1 whole, nothing known before", fresh)
        tell("page 1 whole, each query once", once)
        tell("page 1", first)
        tell("page 1,000", far)
        tell("exact count", counts)
        let slip = RecipeQuery([.has(Term("chikcen"))])
        let spelling = try await best {
            _ = try await book.page(of: slip, at: .first, freshness: .kept)
        }
        print("a slip set right, with its page: \(spelling) ms")
        print("MiB", usage().mebibytes)
    }

    /// `cook` with the twenty foods that the queries ask for most in the pantry.
    private static func cook(_ queries: [RecipeQuery], in book: Cookbook) async throws {
        let asked = queries.flatMap(\.namedFoods).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let foods = asked.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        func cook(with foods: some Sequence<String>) async throws {
            let staples = ["salt", "pepper", "water", "oil", "sugar"]
            let pantry = Pantry(foods: Array(foods), staples: staples)
            let query = RecipeQuery([], ranking: .missing(.init(pantry: pantry)))
            _ = try await book.page(of: query, at: .first, freshness: .kept)
        }
        let first = try await best(of: 1) { try await cook(with: foods.prefix(20)) }
        let again = try await best { try await cook(with: foods.prefix(20)) }
        // The program goes on, and each of these pantries is new to it.
        var (eaten, other): ([Double], [Double]) = ([], [])
        for place in 0..<20 {
            eaten.append(
                try await best(of: 1) {
                    try await cook(with: foods.prefix(20).filter { $0 != foods[place] })
                }
            )
        }
        for start in stride(from: 20, to: foods.count - 19, by: 20) {
            other.append(
                try await best(of: 1) { try await cook(with: foods[start..<start + 20]) }
            )
        }
        print("cook with 20 foods, with its page: \(again) ms asked again, \(first) the first time")
        tell("cook when one food is gone", eaten)
        tell("cook with 20 other foods", other)
    }

    /// Completions of beginnings of one to four letters, after all names were counted once.
    private static func complete(_ queries: [RecipeQuery], in book: Cookbook) async throws {
        let counting = await best(of: 1) { await book.countNames() }
        let foods = book.vocabulary.foods
        let words = Set(queries.flatMap(\.namedFoods)).sorted()
        let beginnings = words.enumerated().map { String($1.prefix($0 % 4 + 1)) }
        var times: [Double] = []
        for beginning in beginnings {
            times.append(await best { _ = foods.countedCompletions(of: beginning) })
        }
        print("names counted, beside the prompt: \(counting) ms")
        tell("completion", times)
    }

    private static func query(_ line: Substring) -> RecipeQuery {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func words(_ place: Int) -> [String] {
            fields.indices.contains(place)
                ? fields[place].split(separator: " ").map(String.init) : []
        }
        return RecipeQuery(
            words(0).map { .has(Term($0.replacing("_", with: " "))) }
                + words(1).map { .none(Term($0)) }
                + words(2).map { .has(Term($0, in: .cuisine)) }
        )
    }

    /// The best of a few runs, in milliseconds.
    private static func best(
        of runs: Int = 5,
        _ body: () async throws -> Void
    ) async rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let start = ContinuousClock.now
            try await body()
            let parts = (ContinuousClock.now - start).components
            best = min(best, Double(parts.seconds) * 1_000 + Double(parts.attoseconds) / 1e15)
        }
        return best
    }

    private static func tell(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        func at(_ share: Double) -> String {
            guard !sorted.isEmpty else { return "-" }
            let time = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
            return String((time * 1_000).rounded() / 1_000)
        }
        print("\(name): p50 \(at(0.5)) p95 \(at(0.95)) p99 \(at(0.99)) ms, \(times.count) queries")
    }

    private static func usage() -> (seconds: Double, mebibytes: Int) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        let system = Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
        return (user + system, Int(usage.ru_maxrss) / 1_024)
    }
}

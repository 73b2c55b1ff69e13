import RecipeModel
import RecipeSearch

/// Brings into a cookbook's index what earlier versions of the program didn't look for in recipes.
///
/// It reads the recipes that lack it once, some at a time: what was done stays when it is stopped, and
/// recipes that an earlier version adds later are caught up with then.
struct IndexCatchUp {
    let store: any CookbookStore
    let cache: TermCache

    /// How many recipes are read for one transaction.
    private static let length = 4_096

    /// Whether anything was missing. Throws where the cookbook can't be written, and when cancelled.
    func run(in state: CookbookState) async throws -> Bool {
        let numbers = [TermNumber.everything, TermNumber.reading, TermNumber.deleted]
        let view = try await cache.view(of: numbers, in: state)
        let missing = view.term(TermNumber.everything)
            .subtracting(view.term(TermNumber.reading))
            .subtracting(view.term(TermNumber.deleted)).numbers
        guard !missing.isEmpty else { return false }
        let memory = ReadingMemory()
        for start in stride(from: 0, to: missing.count, by: Self.length) {
            try Task.checkCancellation()
            let some = missing[start..<min(start + Self.length, missing.count)]
            var terms: [UInt64: [UInt32]] = [:]
            for (number, recipe) in zip(some, try await recipes(some.map { Int($0) })) {
                // One that is gone has nothing to be found by, and isn't looked for again.
                let found = recipe.map { RecipeTerms.later(of: $0, memory: memory) }
                for term in found ?? [TermNumber.reading] {
                    terms[term, default: []].append(number)
                }
            }
            try await store.index(terms)
        }
        return true
    }

    /// The recipes of numbers; nil for one that is gone.
    private func recipes(_ numbers: [Int]) async throws -> [Recipe?] {
        let recipes = try await store.recipes(numbers)
        if recipes.count == numbers.count { return recipes }
        var each: [Recipe?] = []
        for number in numbers { each.append(try await store.recipes([number]).first) }
        return each
    }
}

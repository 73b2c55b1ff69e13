import Foundation
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Whatever is kept: what a backup brings back is what was there, and merging only adds.
///
/// Some fifty kitchens; as many as `RECIPE_BACKUP_CASES` says where it is set.
struct BackupLawTests {
    private static let count =
        ProcessInfo.processInfo.environment["RECIPE_BACKUP_CASES"].flatMap { Int($0) } ?? 48

    @Test(arguments: 0..<8)
    func whatIsBackedUpComesBackAndMergingOnlyAdds(_ part: Int) async throws {
        for number in stride(from: part, to: Self.count, by: 8) {
            let folder = try TemporaryFolder()
            try await check(number, in: folder)
        }
    }

    private func check(_ number: Int, in folder: TemporaryFolder) async throws {
        var random = SeededGenerator(seed: UInt64(7_000 + number))
        let (one, other) = (BackupKitchen(folder("one")), BackupKitchen(folder("other")))
        try await one.fill(&random, startingAt: 2 * number)
        if number % 3 > 0 { try await other.fill(&random, startingAt: 2 * number + 1) }
        let (there, here) = (try await KeptThings(one), try await KeptThings(other))
        let withKeys = number.isMultiple(of: 2)
        let file = folder("kept.sqlite")
        let said = try await one.backup.write(to: file, withKeys: withKeys)
        #expect(try await KeptThings(one) == there, "\(number): a backup changes nothing")
        #expect(try await one.backup.contents(of: file) == said, "\(number)")
        if number.isMultiple(of: 4) {
            try await checkRestoring(file, of: there, withKeys, into: other, from: here, number)
        } else {
            try await checkMerging(file, of: there, withKeys, from: one, into: other, here, number)
        }
        await one.close()
        await other.close()
    }

    // MARK: Restoring

    private func checkRestoring(
        _ file: String,
        of there: KeptThings,
        _ withKeys: Bool,
        into other: BackupKitchen,
        from here: KeptThings,
        _ number: Int
    ) async throws {
        var wanted = there
        if !withKeys { wanted.files["keys"] = nil }
        wanted.files = here.files.merging(wanted.files) { $1 }
        if there.recipes.isEmpty, there.hidden.isEmpty {
            (wanted.recipes, wanted.origins) = (here.recipes, here.origins)
            wanted.hidden = here.hidden
        }
        let outcome = try #require(
            try await other.backup.restore(from: file, named: "kept.sqlite")
        )
        #expect(try await KeptThings(other) == wanted, "\(number)")
        guard outcome.changes else { return }
        for isUndoing in [true, false] {
            let change =
                isUndoing ? try await other.favorites.undo() : try await other.favorites.redo()
            #expect(change?.kind == .restored, "\(number)")
            try await other.backup.turn(undoing: isUndoing, of: "kept.sqlite")
            #expect(try await KeptThings(other) == (isUndoing ? here : wanted), "\(number)")
        }
    }

    // MARK: Merging

    private func checkMerging(
        _ file: String,
        of there: KeptThings,
        _ withKeys: Bool,
        from one: BackupKitchen,
        into other: BackupKitchen,
        _ here: KeptThings,
        _ number: Int
    ) async throws {
        _ = try await other.backup.merge(from: file, named: "kept.sqlite")
        let now = try await KeptThings(other)
        let comment = Comment(rawValue: "kitchen \(number)")
        // Nothing that was here is gone or reads otherwise.
        #expect(now.recipes.filter { here.recipes[$0.key] != nil } == here.recipes, comment)
        #expect(now.hidden.isSuperset(of: here.hidden), comment)
        for content in here.favorites { #expect(now.favorites.contains(content), comment) }
        for (id, date) in here.dates { #expect(now.dates[id] == date, comment) }
        #expect(Set(now.pantry).isSuperset(of: here.pantry), comment)
        #expect(now.shopping.starts(with: here.shopping), comment)
        #expect(now.notes.isSuperset(of: here.notes), comment)
        #expect(now.tags.isSuperset(of: here.tags), comment)
        #expect(now.plan.isSuperset(of: here.plan), comment)
        #expect(now.cooked.isSuperset(of: here.cooked), comment)
        #expect(now.household == here.household.union(there.household), comment)
        #expect(now.useBy.isSuperset(of: here.useBy), comment)
        for (name, text) in here.files { #expect(now.files[name] == text, comment) }
        // And all that was there is here.
        var files = there.files
        if !withKeys { files["keys"] = nil }
        for (name, text) in files where here.files[name] == nil {
            #expect(now.files[name] == text, comment)
        }
        // A recipe that was changed here since is the same one.
        var keys: [String: String] = [:]
        for (key, recipe) in there.recipes {
            let identity = RecipeIdentity.of(recipe)
            keys[key] = try await other.cookbook.keys(of: [identity])[identity]
            #expect(keys[key] != nil, comment)
        }
        // A starter that is deleted there stays here.
        for key in now.hidden.subtracting(here.hidden) {
            #expect(there.recipes[key] != nil, comment)
        }
        #expect(now.pantry.count == Set((here.pantry + there.pantry).map(Self.food)).count, comment)
        for favorite in there.favorites {
            let id = favorite.recipe.id
            let key = id.service == .cookbook ? keys[id.key] ?? id.key : id.key
            let isThere = now.favorites.contains { kept in
                kept.recipe.id.service == id.service
                    && (kept.recipe.id.key == key || kept.recipe.id.key.hasPrefix(key + "-"))
            }
            #expect(isThere, comment)
        }
        // A second time there is nothing to add.
        let again = try await other.backup.merge(from: file, named: "kept.sqlite")
        #expect(again?.changes == false, comment)
        #expect(try await KeptThings(other) == now, comment)
        // Undone, all is as before but for the cookbook.
        if try await other.favorites.undo()?.kind == .restored {
            let undone = try await KeptThings(other)
            #expect(undone.favorites == here.favorites, comment)
            #expect(undone.pantry == here.pantry && undone.shopping == here.shopping, comment)
            #expect(undone.notes == here.notes && undone.tags == here.tags, comment)
            #expect(undone.plan == here.plan && undone.cooked == here.cooked, comment)
            #expect(undone.household == here.household && undone.useBy == here.useBy, comment)
        }
    }

    private static func food(_ item: String) -> String {
        item.split(separator: " ").dropLast().joined(separator: " ")
    }
}

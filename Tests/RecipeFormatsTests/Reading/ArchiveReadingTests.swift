import Foundation
import RecipeModel
import Testing

@testable import RecipeFormats

/// Zip files of Paprika's, Mealie's and Tandoor's.
struct ArchiveReadingTests {
    private static let paprika = [UInt8](
        Data(
            base64Encoded: """
                H4sIAAAAAAACA0VQQU4DMQz8ipUzahdoL3sERK/cKarSXbMbNYkjx0FIiL9jB1FOUWY84xl/uewTuhHc\
                S2wJ5pZKDHmp7gacvoxzwCzVBvbDAAsUEi+E9ZifiUFWhIlbOtfxmPfGn5sI8jGbwRwYJwmUu/6BQuyC\
                P4uNeoQYwecZJqLLxjSZBPv4gcjgOIMQdTesE4difsYbVJE/elr976AglYiGF8ZykvBb7G6AFHoeW3KF\
                b2FlA0XTxCvaXanx1H8H1myJNDT/E6fG0chVpNRxu70EmVbMG/z0ejzcFj1kP1/yy3W4r/eCC3Ho/V7d\
                E1bNL+5NKfaiPRTe2QmacLCamivkdzL9o49dOcL9MPSKKwmdZi9e6dxi/P4BeHdiVcsBAAA=
                """
        ) ?? Data()
    )

    @Test func paprikaIsRead() throws {
        let archive = ZipFile.bytes([
            ("Plum dumplings.paprikarecipe", Self.paprika),
            ("__MACOSX/._Plum dumplings.paprikarecipe", [1, 2]),
            ("__MACOSX/Plum dumplings.paprikarecipe", [1, 2]), (".hidden/._soup.json", [1, 2]),
            ("Broken.paprikarecipe", Array(Self.paprika.dropLast(40))),
        ])
        let read = try ReadFile(archive, named: "all.paprikarecipes")
        let recipe = try #require(read.recipes.first)
        #expect(recipe.title == "Plum dumplings")
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "For the crumbs"])
        #expect(recipe.steps == ["Boil the potatoes.", "Fill and cook."])
        #expect(recipe.times == CookingTimes(preparation: 20, cooking: 60))
        #expect(recipe.yield?.amount == 4)
        #expect(recipe.categories == ["dessert"])
        #expect(read.faults.map(\.place.entry) == ["Broken.paprikarecipe"])
        // A single recipe is packed by itself.
        #expect(try ReadFile(Self.paprika).recipes == [recipe])
    }

    @Test func mealieIsRead() throws {
        let older = #"""
            {"name":"Oat bread","slug":"oat-bread","recipe_yield":"1 loaf","prep_time":"15 Minutes",
             "recipe_ingredient":[{"title":"Dough","note":"300 g oats","disable_amount":true},
              {"title":"","note":"warm","unit":{"name":"ml"},"food":{"name":"water"},"disable_amount":false,"quantity":250}],
             "recipe_instructions":[{"title":"","text":"Mix.\n\nBake."}],"tags":[{"name":"bread"}],
             "recipe_category":[{"name":"Breakfast"}],"notes":[{"title":"Tip","text":"Keeps."}],"org_url":""}
            """#
        let archive = ZipFile.bytes([
            ("recipes/oat-bread/oat-bread.json", Array(older.utf8)),
            ("recipes/oat-bread/images/min.webp", [9]),
        ])
        let read = try ReadFile(archive)
        let recipe = try #require(read.recipes.first)
        #expect(read.faults.isEmpty)
        #expect(recipe.ingredientGroups.map(\.title) == ["Dough"])
        #expect(recipe.ingredients.map(\.text) == ["300 g oats", "250 ml water, warm"])
        #expect(recipe.ingredients.map(\.name) == ["oats", "water"])
        #expect(recipe.steps == ["Mix.", "Bake."])
        #expect(recipe.times.preparation == 15)
        #expect(recipe.notes == ["Tip: Keeps."])
    }

    @Test func tandoorIsAZipOfZips() throws {
        let json = #"""
            {"name":"Bean pot","description":"","keywords":[{"name":"winter"}],"servings":4,"servings_text":"bowls",
             "working_time":10,"waiting_time":60,"steps":[
              {"name":"Sauce","order":1,"instruction":"Simmer.","ingredients":[]},
              {"name":"","order":0,"instruction":"Soak.","ingredients":[
               {"food":{"name":"beans"},"unit":{"name":"g"},"amount":500.0,"note":"dried","order":0,"is_header":false,"no_amount":false},
               {"food":{"name":"salt"},"unit":null,"amount":0,"note":"","order":1,"is_header":false,"no_amount":true}]}]}
            """#
        let inner = ZipFile.bytes([("recipe.json", Array(json.utf8)), ("image.jpeg", [1])])
        let broken = ZipFile.bytes([("recipe.json", Array("{".utf8))])
        let read = try ReadFile(ZipFile.bytes([("1.zip", inner), ("2.zip", broken)]))
        let recipe = try #require(read.recipes.first)
        #expect(recipe.ingredients.map(\.text) == ["500 g beans, dried", "salt"])
        #expect(recipe.steps == ["Soak.", "Simmer."])
        #expect(recipe.times == CookingTimes(preparation: 10, cooking: 60))
        #expect(recipe.yield == RecipeYield(text: "4 bowls", amount: 4))
        #expect(read.faults.map(\.place.entry) == ["2.zip/recipe.json"])
    }

    @Test func anArchiveIsReadOneLevelDeep() throws {
        let pot = { (name: String) in
            let food = #"{"food":{"name":"salt"},"unit":null,"amount":0,"no_amount":true}"#
            let step = #"{"instruction":"Cook.","ingredients":[\#(food)]}"#
            let json = #"{"name":"\#(name)","steps":[\#(step)]}"#
            return (name: "recipe.json", bytes: Array(json.utf8))
        }
        let innermost = ZipFile.bytes([pot("Innermost")])
        let inner = ZipFile.bytes([(name: "deep.zip", bytes: innermost), pot("Inner")])
        let read = try ReadFile(ZipFile.bytes([(name: "inner.zip", bytes: inner), pot("Outer")]))
        let places = read.faults.compactMap(\.place.entry)
        #expect(!(read.recipes.map(\.title) + places).joined().contains("deep"))
        #expect(Set(read.recipes.map(\.title)) == ["Inner", "Outer"], "\(read.faults)")
    }

    @Test func aBrokenArchiveInAnotherIsToldByItsName() throws {
        let read = try ReadFile(ZipFile.bytes([("pies/1.zip", [1, 2, 3])]))
        #expect(read.recipes.isEmpty)
        #expect(read.faults.map(\.place) == [EntryPlace(file: "file", entry: "pies/1.zip/")])
    }

    /// An archive of one entry, which is packed.
    private func archive(of entry: DeflatedText) -> [UInt8] {
        let name = "a.json"
        var bytes = ZipFile.bytes([(name, entry.bytes)])
        let directory = 30 + name.utf8.count + entry.bytes.count
        bytes[directory + 10] = 8
        return bytes
    }

    /// Of the text with 254 runs a part is still to be unpacked when all of it was taken in.
    @Test(arguments: [0, 1, 253, 254, 255, 1_000])
    func aPackedEntryIsReadToItsEnd(runs: Int) throws {
        let text = DeflatedText(#"{"title":"A","ingredients":["x"]}"#, runs: runs)
        let read = try ReadFile(archive(of: text))
        #expect(read.recipes.map(\.title) == ["A"])
        #expect(read.faults.isEmpty)
    }

    @Test func anEntryThatUnpacksToMoreThanIsReadIsToldSo() throws {
        let runs = RecipeFileReader.entryLimit / DeflatedText.run + 1
        let read = try ReadFile(archive(of: DeflatedText("{}", runs: runs)))
        #expect(read.recipes.isEmpty)
        #expect(read.faults.map(\.fault) == [.tooLong])
    }

    /// What is behind a record of the directory that is none cannot be found.
    @Test func aDirectoryThatEndsTooSoonIsToldSo() throws {
        let json = Array(#"{"title":"A","ingredients":["x"]}"#.utf8)
        var bytes = ZipFile.bytes([("a.json", json), ("b/", []), ("c.json", json)])
        // The last record has 46 bytes and a name, and the directory's end 22.
        bytes[bytes.count - 22 - 46 - 6] = 0
        let read = try ReadFile(bytes)
        #expect(read.recipes.map(\.title) == ["A"])
        #expect(read.faults.map(\.fault) == [.malformed(.json)])
        #expect(read.faults.map(\.place) == [EntryPlace(file: "file")])
    }

    @Test func aDamagedArchiveIsNoCrash() throws {
        let archive = ZipFile.bytes([("a.json", Array(#"{"title":"A","ingredients":["x"]}"#.utf8))])
        for length in stride(from: 4, to: archive.count, by: 7) {
            let read = try ReadFile(Array(archive[..<length]))
            #expect(read.recipes.isEmpty && !read.faults.isEmpty)
        }
        for place in stride(from: 4, to: archive.count, by: 5) {
            var bytes = archive
            bytes[place] ^= 0xFF
            _ = try ReadFile(bytes)
        }
    }
}

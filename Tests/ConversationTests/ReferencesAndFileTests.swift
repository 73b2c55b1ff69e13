import Testing

@testable import Conversation

/// Recipes, and behind them the file that they go to.
struct ReferencesAndFileTests {
    @Test(arguments: [
        ("export 3 soup.md", "export 3 soup.md"),
        ("export 2 and 5 soup.md", "export 2,5 soup.md"),
        ("export 1-3, 7 all", "export 1-3,7,all"),
        ("export the second one \"my soup.md\"", "export 2 \"my soup.md\""),
        ("export f1,f2 ./3", "export f1,f2 ./3"),
        ("export favorites box/ --as cook", "export --as cook favorites box/"),
        ("export --as md it soup", "export --as md it soup"),
        // What names a recipe is no file.
        ("export 3 4", "export 3,4"), ("export 3 it", "export 3,it"), ("export 3", "export 3"),
        ("export 3 > soup.md", "export 3 > soup.md"),
    ])
    func lastWordIsTheFileUnlessItNamesARecipe(line: String, canonical: String) throws {
        let read = try LineReading().canonical(line)
        #expect(read == canonical)
        let again = try LineReading().canonical(read)
        #expect(again == canonical)
    }
}

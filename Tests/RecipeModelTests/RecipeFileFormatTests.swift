import RecipeModel
import Testing

struct RecipeFileFormatTests {
    @Test(arguments: [
        ("soup.md", RecipeFileFormat.markdown), ("a/b.HTML", .html), ("x.y.json", .json),
        ("soup.cook", .cooklang), ("soup", nil), ("soup.txt", nil), (".md", nil), ("a.", nil),
        ("", nil), ("a.md/b", nil),
    ])
    func endingTellsTheFormat(name: String, format: RecipeFileFormat?) {
        #expect(RecipeFileFormat(endingOf: name) == format)
    }
}

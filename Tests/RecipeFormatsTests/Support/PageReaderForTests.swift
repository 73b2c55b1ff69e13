import PageReader
import RecipeModel

enum PageReaderForTests {
    static let reader: any PageReading = RecipePageReader()
}

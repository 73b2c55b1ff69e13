import PageReader
import RecipeFormats
import RecipeModel

/// Reads any bytes as a recipe file. The first byte tells as which kind, so that each reader is
/// tried, also with what its content would not tell.
@_cdecl("LLVMFuzzerTestOneInput")
package func readFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = bytes.first else { return 0 }
    let formats = ImportFormat.allCases.map(Optional.some) + [nil]
    let reader = RecipeFileReader(pages: RecipePageReader())
    let source = ByteArraySource(Array(bytes.dropFirst()))
    var last = 0
    try? reader.cut(source, named: "x/file", as: formats[Int(kind) % formats.count]) {
        content,
        place in
        precondition(place >= last && place <= source.size, "the place is outside of the file")
        last = place
        guard case .entry(let entry) = content, let recipe = try? reader.recipe(in: entry).recipe
        else {
            return
        }
        precondition(recipe == recipe.cleaned, "a recipe that isn't clean came through")
        precondition(!recipe.ingredients.isEmpty || !recipe.steps.isEmpty, "half a recipe")
    }
    return 0
}

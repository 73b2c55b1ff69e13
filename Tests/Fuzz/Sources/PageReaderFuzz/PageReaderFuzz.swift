import PageReader
import RecipeModel

/// Reads any bytes as a page; what comes out must be clean.
@_cdecl("LLVMFuzzerTestOneInput")
package func readPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let content = RecipePageReader().read(
        bytes,
        charset: nil,
        address: WebAddress("https://kitchen.example/page"),
        status: 200
    )
    let lines = (content.recipe?.ingredients.map(\.text) ?? []) + (content.recipe?.steps ?? [])
    for scalar in lines.joined().unicodeScalars {
        precondition(
            scalar.value >= 0x20 && scalar.value != 0x7F,
            "a control character came through"
        )
    }
    precondition(content.kind != .recipe || content.recipe != nil, "a recipe page without a recipe")
    return 0
}

import PageReader
import RecipeModel

/// Reads any bytes as the JSON-LD of a page, which is where most repairing is done.
@_cdecl("LLVMFuzzerTestOneInput")
package func readLinkedData(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let opening = Array("<script type='application/ld+json'>{\"@type\":\"Recipe\",".utf8)
    let bytes = opening + Array(UnsafeBufferPointer(start: start, count: count))
    _ = RecipePageReader().read(bytes, charset: "utf-8", address: nil, status: 200)
    return 0
}

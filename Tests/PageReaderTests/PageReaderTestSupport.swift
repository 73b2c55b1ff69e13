import Glibc
import RecipeModel
import Testing

@testable import PageReader

/// Reads markup that a test wrote.
func content(
    _ markup: String,
    charset: String? = nil,
    address: String? = "https://kitchen.example/soup",
    status: Int = 200
) -> PageContent {
    RecipePageReader().read(
        Array(markup.utf8),
        charset: charset,
        address: address.flatMap { WebAddress($0) },
        status: status
    )
}

/// A page with one JSON-LD script and a body.
func linkedDataPage(_ json: String, body: String = "") -> String {
    """
    <!doctype html><html lang="en"><head><title>Test kitchen</title>
    <script type="application/ld+json">\(json)</script></head><body>\(body)</body></html>
    """
}

/// Text in another character set, as a server would send it; nil where it cannot be written so.
func encoded(_ text: String, as charset: String) -> [UInt8]? {
    let descriptor = iconv_open(charset, "UTF-8")
    guard descriptor != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(descriptor) }
    var input = Array(text.utf8).map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    let written: Int? = input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
            var from = source.baseAddress
            var fromLeft = source.count
            var to = target.baseAddress
            var toLeft = target.count
            let status = iconv(descriptor, &from, &fromLeft, &to, &toLeft)
            return status == Int(bitPattern: UInt.max) ? nil : target.count - toLeft
        }
    }
    return written.map { output.prefix($0).map(UInt8.init(bitPattern:)) }
}

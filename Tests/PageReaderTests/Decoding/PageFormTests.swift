import RecipeTestSupport
import Testing

@testable import PageReader

struct PageFormTests {
    @Test(arguments: [
        Case("markup", "<p>2 eggs</p>", PageForm.markup),
        Case("a bare doctype", "<!doctype html>", .markup),
        Case("markup behind text", "Hello <b>cook</b>", .markup),
        Case("words", "2 eggs, 3 < 4", .plainText),
        Case("nothing", "", .plainText),
        Case("an object", " {\"a\": 1}", .json),
        Case("a list", "[1, 2]", .json),
        Case("control characters", String(repeating: "\u{1}\u{2}a", count: 40), .binary),
        Case("a few control characters", "2 eggs\u{7}\u{1B}[31m in words", .plainText),
    ])
    func formIsToldByTheBytes(_ row: Case<String, PageForm>) {
        let bytes = Array(row.input.utf8)
        #expect(PageForm(utf8: bytes, raw: bytes) == row.expected)
    }
}

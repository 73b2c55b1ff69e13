import Foundation
import Testing
import RecipeTestSupport
@testable import LineEditor
extension TerminalTests { struct DebugTests {
  @Test(arguments: [("xcrème 日本語garlic xx", "日本語日本語日本語"), ("xxgarlic crème 12345garlic crème", " \u{01}\u{01}xxx日")])
  func dump(left: String, right: String) throws {
    let s = try EditorSession(.init(columns: 12, rows: 24))
    s.type(left + right.replacingOccurrences(of: "\u{01}", with: "\u{16}\u{01}") + String(repeating: "\u{02}", count: right.count))
    usleep(300000); s.port.drawPending()
    let n = s.port.written.count
    print("BEFORE", s.screen.lines, s.screen.cursor)
    s.type("|"); usleep(300000); s.port.drawPending()
    print("TYPED", String(decoding: s.port.written[n...], as: UTF8.self).debugDescription)
    print("AFTER", s.screen.lines, s.screen.cursor)
    s.mailbox.post(message: "one"); usleep(300000); s.port.drawPending()
    print("MSG", s.screen.lines, s.screen.cursor)
  }
} }

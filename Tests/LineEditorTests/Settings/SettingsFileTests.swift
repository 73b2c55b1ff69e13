import Foundation
import Testing

@testable import LineEditor

struct SettingsFileTests {
    @Test func aFileBeyondTheLimitIsLeftAlone() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "editrc-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for (size, count) in [(256 * 1_024, 1), (256 * 1_024 + 1, 0)] {
            try Data(repeating: 0x61, count: size).write(to: URL(filePath: path))
            #expect(SettingsFile(path: path).lines.count == count)
        }
        #expect(SettingsFile(path: nil).lines.isEmpty)
        #expect(SettingsFile(path: path + "-missing").lines.isEmpty)
        #expect(SettingsFile(path: FileManager.default.temporaryDirectory.path).lines.isEmpty)
    }
}

import Foundation
import Testing

@testable import RecipeStore

struct OpenFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func noChildInheritsIt() throws {
        let file = try OpenFile(folder("a"), O_RDWR | O_CREAT)
        #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func onlyItsOwnerMayReadIt() throws {
        _ = try OpenFile(folder("a"), O_RDWR | O_CREAT)
        #expect(try folder.mode("a") == 0o600)
    }
}

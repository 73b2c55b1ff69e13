import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

/// What a failure of the server is to a cook, and how values are sent to it.
struct PostgresErrorTests {
    @Test(arguments: [
        (PostgresError.noLibrary, SharedCookbookError.Reason.noLibrary), (.badAddress, .badAddress),
        (.unreachable("no route"), .unreachable("no route")), (.lost, .unreachable("")),
        (.tooLate, .tooLate), (.noPassword, .noPassword), (.lostWhileSaving, .lostWhileSaving),
        (.newerTables, .newerTables), (.noPrimary, .noPrimary), (.split, .split),
        (.overtaken, .overtaken),
        (.server("28P01"), .wrongPassword), (.server("28000"), .wrongPassword),
        (.server("3D000"), .noDatabase), (.server("42501"), .notAllowed),
        (.server("25006"), .readOnly), (.server("42P01"), .damaged), (.server("42703"), .damaged),
        (.server("3F000"), .damaged), (.server("XX000"), .damaged), (.server("XX002"), .damaged),
        (.server("55P03"), .busy), (.server("40P01"), .busy), (.server("40001"), .busy),
        (.server("57014"), .tooLate), (.server("57P01"), .unreachable("")),
        (.server("57P02"), .unreachable("")), (.server("57P03"), .unreachable("")),
        (.server("53100"), .full), (.server("53200"), .full), (.server("53300"), .full),
        (.server("53400"), .full), (.server("22P02"), .other("22P02")),
        (.server("57000"), .other("57000")),
    ])
    func everyTroubleHasItsReason(_ trouble: PostgresError, _ reason: SharedCookbookError.Reason) {
        #expect(SharedCookbookError.Reason(trouble) == reason)
    }

    @Test func damageIsTheServersAndOtherErrorsAreNot() {
        #expect(SharedCookbookError.Reason(DamagedRecord()) == .damaged)
        #expect(SharedCookbookError.Reason(CancellationError()) == nil)
    }

    /// After these a new connection may do.
    @Test(arguments: [
        (PostgresError.lost, true), (.server("08006"), true), (.server("57P01"), true),
        (.server("57P03"), true), (.server("57014"), false), (.server("28P01"), false),
        (.unreachable(""), false), (.tooLate, false), (.lostWhileSaving, false),
    ])
    func whatIsOfTheConnection(_ trouble: PostgresError, _ isOfConnection: Bool) {
        #expect(trouble.isOfConnection == isOfConnection)
    }

    @Test(arguments: [("42P01", true), ("3F000", true), ("42703", false), ("3D000", false)])
    func whatTellsOfNoTables(_ state: String, _ isSo: Bool) {
        #expect(PostgresError.server(state).tellsOfNoTables == isSo)
        #expect(!PostgresError.lost.tellsOfNoTables)
    }

    // MARK: - The wakeup

    @Test func noChildInheritsABell() {
        let wakeup = LaneWakeup()
        withExtendedLifetime(wakeup) {
            #expect(fcntl(wakeup.descriptor, F_GETFD) & FD_CLOEXEC != 0)
            #expect(fcntl(wakeup.descriptor, F_GETFL) & O_NONBLOCK != 0)
        }
    }

    @Test func aBellRingsForItsOwnTalkOnly() {
        let wakeup = LaneWakeup()
        func rings() -> Bool {
            var waiting = pollfd(fd: wakeup.descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&waiting, 1, 0) == 1
        }
        wakeup.ring(0)
        #expect(!rings())
        let first = wakeup.begin()
        #expect(!rings())
        wakeup.ring(first)
        #expect(rings())
        let second = wakeup.begin()
        // What was rung for the first talk is not heard in the second.
        #expect(!rings() && second != first)
        wakeup.ring(first)
        #expect(!rings())
        wakeup.end()
        wakeup.ring(second)
        #expect(!rings())
    }
}

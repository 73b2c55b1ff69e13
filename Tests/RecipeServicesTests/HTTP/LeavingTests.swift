import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// The end of the program while libcurl's thread is at work.
struct LeavingTests {
    @Test(.timeLimit(.minutes(20)))
    func leavingWaitsForTheThreadHoweverFarItIs() async {
        await #expect(processExitsWith: .success) {
            let request = TransferRequest(
                url: "http://127.0.0.1:9/",
                userAgent: "recipe/test",
                timeoutMilliseconds: 60_000,
                bodyLimit: 1,
                reach: .internet
            )
            Task.detached { await Transport.curl.send(request) }
            // It is loading libcurl then.
            while !threadNames().contains("transfers") { await Task.yield() }
            Transport.stop()
            exit(threadNames().contains("transfers") ? 1 : 0)
        }
    }

    /// In a process of its own, where no other test crowds a connection out.
    @Test func aConnectionThatIsUsedAgainIsNoWayToAPrivateAddress() async {
        await #expect(processExitsWith: .success) {
            let server = try MisbehavingServer()
            server.serve(.json("{}"), at: "/")
            func send(_ reach: AddressReach) async -> TransferAnswer {
                await Transport.curl.send(
                    TransferRequest(
                        url: server.address + "/",
                        userAgent: "recipe/test",
                        timeoutMilliseconds: 20_000,
                        bodyLimit: 1_000,
                        reach: reach
                    )
                )
            }
            let first = await send(.ownNetwork)
            let again = await send(.ownNetwork)
            let isUsedAgain = server.connectionCount == 1
            let refused = await send(.internet)
            let wasSent = server.requests.count > 2
            let isRight =
                first.status == 200 && again.status == 200 && isUsedAgain
                && refused.ending == .privateAddress && !wasSent
            exit(isRight ? 0 : 1)
        }
    }

    @Test func afterTheStopNothingIsSent() async {
        await #expect(processExitsWith: .success) {
            Transport.stop()
            let request = TransferRequest(
                url: "http://127.0.0.1:9/",
                userAgent: "recipe/test",
                timeoutMilliseconds: 60_000,
                bodyLimit: 1,
                reach: .ownNetwork
            )
            let answer = await Transport.curl.send(request)
            exit(answer.ending == .unavailable ? 0 : 1)
        }
    }
}

/// The names of this process's threads.
private func threadNames() -> [String] {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.compactMap { thread in
        let name = try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8)
        return name?.trimmingCharacters(in: .newlines)
    }
}

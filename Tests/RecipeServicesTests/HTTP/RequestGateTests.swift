import RecipeTestSupport
import Testing

@testable import RecipeServices

struct RequestGateTests {
    @Test(arguments: [1, 4, 100])
    func onlySoManyAreInsideAtOnceAndAllComeThrough(_ size: Int) async throws {
        let gate = RequestGate(room: size)
        let room = WorkCounter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await gate.passed {
                        room.begin()
                        for _ in 0..<5 { await Task.yield() }
                        room.end()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(room.all == 50)
        #expect((1...size).contains(room.most))
    }

    @Test func theyComeThroughInTheOrderInWhichTheyCame() async throws {
        let gate = RequestGate(room: 1)
        let (waits, release) = AsyncStream.makeStream(of: Void.self)
        let (order, turn) = AsyncStream.makeStream(of: Int.self)
        let holder = Task { try await gate.passed { for await _ in waits {} } }
        try await waitUntil { await gate.room == 0 }
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<5 {
            tasks.append(Task { try await gate.passed { _ = turn.yield(number) } })
            try await waitUntil { await gate.waiting.count == number + 1 }
        }
        release.finish()
        try await holder.value
        for task in tasks { try await task.value }
        turn.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == [0, 1, 2, 3, 4])
    }

    @Test func whatFailsMakesRoomForTheNext() async throws {
        struct Failure: Error {}
        let gate = RequestGate(room: 1)
        for _ in 0..<3 {
            await #expect(throws: Failure.self) { try await gate.passed { throw Failure() } }
        }
        #expect(try await gate.passed { 7 } == 7)
    }

    @Test func whoIsCancelledWaitsNoLongerAndTakesNoRoom() async throws {
        let gate = RequestGate(room: 1)
        let (waits, release) = AsyncStream.makeStream(of: Void.self)
        let holder = Task { try await gate.passed { for await _ in waits {} } }
        let waiting = (0..<5).map { _ in Task { try await gate.passed { true } } }
        for task in waiting { task.cancel() }
        for task in waiting {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        release.finish()
        try await holder.value
        #expect(try await gate.passed { true })
    }
}

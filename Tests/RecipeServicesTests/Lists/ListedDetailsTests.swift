import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct ListedDetailsTests {
    private func short(_ count: Int) -> [Recipe] {
        (1...count).map {
            Recipe(id: RecipeID(service: .themealdb, key: "\($0)"), title: "Meal \($0)")
        }
    }

    @Test func fourAreAskedForAtOnceAndNoMore() async throws {
        let counter = WorkCounter()
        let details = ListedDetails { id, _ in
            counter.begin()
            for _ in 0..<20 { await Task.yield() }
            counter.end()
            var recipe = Recipe(id: id, title: "Whole")
            recipe.stepGroups = [StepGroup(items: ["Cook."])]
            return HTTPAnswer(value: recipe)
        }
        var recipes: [Recipe] = []
        try await details.fill(
            short(40),
            areNeeded: true,
            within: nil,
            .kept,
            handOver: { recipes = $0.recipes },
            late: { _ in Issue.record("nothing is late") }
        )
        #expect(recipes.map(\.id) == short(40).map(\.id))
        #expect(recipes.allSatisfy { !$0.isShort })
        #expect(counter.all == 40)
        #expect((1...4).contains(counter.most))
    }

    @Test(arguments: [
        ServiceError.quotaUsed(opensAt: nil), .keyRefused(status: 401), .offline(host: "a"),
    ])
    func whereTheServiceItselfFailsNoMoreIsAskedFor(_ failure: ServiceError) async throws {
        let counter = WorkCounter()
        let details = ListedDetails { _, _ in
            counter.begin()
            throw failure
        }
        await #expect(throws: failure) {
            try await details.fill(
                short(40),
                areNeeded: true,
                within: nil,
                .kept,
                handOver: { _ in },
                late: { _ in }
            )
        }
        #expect(counter.all <= ListedDetails.atOnce)
    }

    @Test func nobodyWaitsLongerThanForTheLastDetails() async throws {
        let isHandedOver = Guarded(false)
        let recipes = short(3)
        let details = ListedDetails { id, _ in
            var recipe = Recipe(id: id, title: "Whole")
            recipe.stepGroups = [StepGroup(items: ["Cook."])]
            return HTTPAnswer(value: recipe)
        }
        let task = Task {
            try await details.fill(
                recipes,
                areNeeded: false,
                within: .seconds(300),
                .kept,
                handOver: { filled in
                    #expect(filled.recipes.titles == ["Whole", "Whole", "Whole"])
                    #expect(filled.lacking.isEmpty)
                    isHandedOver.withLock { $0 = true }
                },
                late: { _ in Issue.record("nothing is late") }
            )
        }
        defer { task.cancel() }
        try await waitUntil { isHandedOver.withLock { $0 } }
        try await task.value
    }

    /// A page is as old as the oldest part of it.
    @Test(arguments: [([nil, 60, 7_200, 5], 7_200), ([nil, nil], nil), ([0, nil], 0)])
    func theOldestAgeIsTold(_ ages: [Int?], _ expected: Int?) async throws {
        let details = ListedDetails { id, _ in
            var recipe = Recipe(id: id, title: "Whole")
            recipe.stepGroups = [StepGroup(items: ["Cook."])]
            return HTTPAnswer(value: recipe, age: Int(id.key).flatMap { ages[$0 - 1] })
        }
        var age: Int?
        try await details.fill(
            short(ages.count),
            areNeeded: true,
            within: nil,
            .kept,
            handOver: { age = $0.age },
            late: { _ in }
        )
        #expect(age == expected)
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What holds for the answers of every service that are kept.
@Suite(.timeLimit(.minutes(20)))
struct ServiceCacheConformanceTests {
    @Test(arguments: ServiceCase.all)
    func aKeptPageSendsNothingWhileItIsFresh(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let first = try await service.page(ServiceCase.query)
        let sent = bench.server.requests.count
        bench.clock.advance(by: tested.lifetime - 1)
        #expect(try await service.page(ServiceCase.query) == first)
        #expect(bench.server.requests.count == sent)
        bench.clock.advance(by: 1)
        #expect(try await service.page(ServiceCase.query) == first)
        #expect(bench.server.requests.count == 2 * sent)
    }

    @Test(arguments: ServiceCase.all)
    func askingPastTheCacheAsksForAllAgain(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let first = try await service.page(ServiceCase.query)
        let sent = bench.server.requests.count
        #expect(try await service.page(ServiceCase.query, .asked) == first)
        #expect(bench.server.requests.count == 2 * sent)
    }

    @Test(arguments: ServiceCase.all)
    func offlineAKeptPageTellsItsAge(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let first = try await service.page(ServiceCase.query)
        let sent = bench.server.requests.count
        await bench.setOffline(true)
        bench.clock.advance(by: 60)
        let offline = try await service.page(ServiceCase.query)
        #expect(offline.recipes == first.recipes)
        #expect(offline.age == 60)
        #expect(bench.server.requests.count == sent)
    }

    @Test(arguments: ServiceCase.all)
    func offlineWhatIsNotKeptIsTold(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        await bench.setOffline(true)
        #expect(await failure(of: { try await service.page(ServiceCase.query) }) == .notKept)
        #expect(bench.server.requests.isEmpty)
    }

    @Test(arguments: ServiceCase.all)
    func whenTheServerIsGoneAnOldPageDoes(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let service = try tested.make(bench)
        let first = try await service.page(ServiceCase.query)
        bench.server.on(.any, .reset)
        bench.clock.advance(by: 90_000)
        if !tested.outlivesLifetime {
            // What may not be kept for longer is not given any more, whatever happens.
            let met = await failure(of: { try await service.page(ServiceCase.query) })
            #expect(met == .offline(host: "127.0.0.1"))
            #expect(await bench.cache.answers.isEmpty)
        } else {
            let old = try await service.page(ServiceCase.query)
            #expect(old.recipes == first.recipes)
            #expect(old.age == 90_000)
        }
    }

    @Test(arguments: ServiceCase.all)
    func noSecretIsInWhatIsKeptOrTraced(_ tested: ServiceCase) async throws {
        let bench = try tested.bench()
        let lines = TraceLines()
        var settings = await bench.client.settings
        settings.trace = { lines.add($0) }
        await bench.client.change(to: settings)
        let service = try tested.make(bench)
        _ = try await service.page(ServiceCase.query)
        bench.server.on(.any, .failure(500))
        _ = await failure(of: { try await service.page(ServiceCase.query, .asked) })
        #expect(!lines.all.isEmpty)
        #expect(!lines.all.contains { $0.contains(testKey) })
        for (name, kept) in await bench.cache.answers {
            #expect(!name.contains(testKey))
            #expect(!kept.document.address.text.contains(testKey))
        }
        #expect(!"\(service)".contains(testKey))
        var dumped = ""
        dump(service, to: &dumped)
        #expect(!dumped.contains(testKey))
    }
}

import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What stands at the address of a cook's own server, and what is told where it is something else.
struct OwnServerTrialTests {
    @Test(arguments: OwnProgram.allCases)
    func aWrongTokenIsSaidAndNeverKept(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench, token: "wr0ng-t0ken")
        let status = program == .mealie ? 401 : 403
        #expect(await failure { try await service.trial() } == .keyRefused(status: status))
        #expect(await failure { try await service.page() } == .keyRefused(status: status))
        let kept = await "\(bench.cache.answers)"
        #expect(!kept.contains("wr0ng-t0ken"))
    }

    @Test(arguments: OwnProgram.allCases)
    func whatIsNoSuchServerIsToldApart(_ program: OwnProgram) async throws {
        let other = try ServiceBench()
        other.server.serve { _ in .html("<title>Welcome to nginx</title>") }
        let service = try program.bare(on: other)
        #expect(await failure { try await service.trial() } == .anotherProgram())
    }

    /// What a proxy with a login of its own answers to a call that Mealie and Tandoor answer to all.
    private static let walls: [Case<ServedResponse, ServiceFailure>] = [
        Case("its own login", .redirect(to: "/accounts/login/?next=/"), .loginPage),
        Case("another host", .redirect(to: "https://auth.example/?rd=x"), .loginPage),
        Case(
            "a login in the page's own form",
            .html("<form><input name=u><INPUT\n type = 'password' name=p></form>"),
            .loginPage
        ),
        Case("a question", .html("<title>Who?</title>", status: 401), .loginPage),
        Case("another program", .json(#"{"status":"ok"}"#), .anotherProgram()),
        Case("no such path", .html("<title>404</title>", status: 404), .anotherProgram()),
    ]

    @Test(arguments: OwnProgram.allCases, walls)
    func aTrialTellsWhatStandsThere(
        _ program: OwnProgram,
        _ wall: Case<ServedResponse, ServiceFailure>
    ) async throws {
        let bench = try ServiceBench()
        bench.server.serve { _ in wall.input }
        let service = try program.bare(on: bench)
        #expect(await failure { try await service.trial() } == wall.expected)
        // It looks for the other program as well, and tells neither a token.
        #expect(bench.server.requests.count == 2)
        #expect(bench.server.requests.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test(arguments: OwnProgram.allCases)
    func theOtherOfTheTwoIsToldByItsName(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let other: ServiceName
        switch program {
        case .mealie:
            bench.server.serve(TandoorSite([]))
            other = .tandoor
        case .tandoor:
            bench.server.serve(MealieSite([]))
            other = .mealie
        }
        let service = try program.bare(on: bench)
        #expect(await failure { try await service.trial() } == .anotherProgram(other))
        #expect(bench.server.requests.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test(arguments: OwnProgram.allCases)
    func aLoginPageIsToldAndNotRead(_ program: OwnProgram) async throws {
        let guarded = try ServiceBench()
        guarded.server.serve { _ in .redirect(to: "/accounts/login/?next=/") }
        let service = try program.bare(on: guarded)
        #expect(await failure { try await service.page() } == .loginPage)
        #expect(guarded.server.requests.count { $0.headers["authorization"] != nil } == 1)
    }

    /// Whatever is asked finds out what stands there, and not only a trial.
    @Test(arguments: OwnProgram.allCases, walls)
    func everyRequestTellsWhatStandsThere(
        _ program: OwnProgram,
        _ wall: Case<ServedResponse, ServiceFailure>
    ) async throws {
        let bench = try ServiceBench()
        bench.server.serve { _ in wall.input }
        let service = try program.bare(on: bench)
        let recipe = Recipe(id: RecipeID(service: service.name, key: "7"), title: "Stew")
        #expect(await failure { try await service.page([.has(Term("leek"))]) } == wall.expected)
        #expect(await failure { try await service.page() } == wall.expected)
        #expect(await failure { try await service.names(of: .cuisines) } == wall.expected)
        #expect(await failure { try await service.randomRecipe() } == wall.expected)
        #expect(await failure { try await service.details(of: recipe) } == wall.expected)
    }

    @Test(arguments: OwnProgram.allCases)
    func aTrialSucceedsWhereAllIsRight(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        try await service.trial()
        let open = bench.server.requests.first { !$0.path.contains("recipe") }
        #expect(open?.headers["authorization"] == nil)
    }
}

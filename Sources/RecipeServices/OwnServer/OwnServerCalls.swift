import RecipeModel

/// Calls to a server of the cook's own, with a token that goes nowhere else.
struct OwnServerCalls: Sendable {
    let service: ServiceName
    /// The address that the calls stand below: a host, or a path of it.
    let base: WebAddress
    let token: ServiceKey
    let client: HTTPClient

    /// How long an answer is fresh, in seconds: the cook may have changed a recipe there just now.
    static let lifetime = 300

    /// An answer, read.
    func ask<Value: Sendable>(
        _ path: String,
        _ parameters: [String],
        _ freshness: Freshness,
        isOpen: Bool = false,
        read: @escaping @Sendable (JSONValue) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        var request = try HTTPRequest(
            callOf: service,
            at: path,
            below: base,
            parameters: parameters
        )
        request.lifetime = Self.lifetime
        request.staysOnHost = true
        if !isOpen { request.secret = RequestSecret(text: token.text, place: .bearer) }
        return try await client.answer(to: request, freshness: freshness) {
            try read(try JSONValue.reply($0.body))
        }
    }

    /// A recipe at a path; nil where the server has none there.
    func recipe(
        at path: String,
        _ freshness: Freshness,
        read: @escaping @Sendable (JSONValue) -> Recipe?
    ) async throws -> HTTPAnswer<Recipe?> {
        do {
            return try await ask(path, [], freshness) { reply in
                guard let recipe = read(reply) else {
                    throw ServiceFailure.malformedReply(.wrongShape)
                }
                return recipe
            }
        } catch ServiceFailure.serverFailed(status: 404, _, _) {
            return HTTPAnswer(value: nil)
        }
    }

    /// Where each program tells its version to everybody.
    private static let versionPaths: [ServiceName: String] = [
        .mealie: "api/app/about", .tandoor: "api/server-settings/current/",
    ]

    /// Asks what is open to all whether the service is here; the token isn't sent along.
    func identify() async throws {
        do {
            try await identify(as: service)
        } catch let failure as ServiceFailure
            where failure == .anotherProgram() || failure == .loginPage
        {
            for other in Self.versionPaths.keys where other != service {
                if (try? await identify(as: other)) != nil {
                    throw ServiceFailure.anotherProgram(other)
                }
            }
            throw failure
        }
    }

    private func identify(as service: ServiceName) async throws {
        do {
            let path = Self.versionPaths[service] ?? ""
            let isHere = try await ask(path, [], .asked, isOpen: true) {
                $0["version"]?.string != nil
            }.value
            guard isHere else { throw ServiceFailure.anotherProgram() }
        } catch ServiceFailure.serverFailed(let status, _, _)
            where [401, 403, 407].contains(status)
        {
            // The program asks nobody for a login here; what does stands in front of it.
            throw ServiceFailure.loginPage
        } catch ServiceFailure.malformedReply {
            throw ServiceFailure.anotherProgram()
        } catch ServiceFailure.serverFailed(let status, _, _) where (400..<500).contains(status) {
            throw ServiceFailure.anotherProgram()
        }
    }

    /// A parameter with its value encoded.
    static func parameter(_ name: String, _ value: some CustomStringConvertible) -> String {
        "\(name)=\(PercentEncoding.value(value.description))"
    }
}

extension JSONValue {
    /// A list under a key; an answer without it is of another shape than the service's.
    func list(_ key: String) throws -> [JSONValue] {
        guard let list = self[key]?.array else { throw ServiceFailure.malformedReply(.wrongShape) }
        return list
    }

    /// The entries of a list under a key, as they are read; where none of several can be, they are of
    /// another shape than the service's.
    func list<Entry>(_ key: String, readBy read: (JSONValue) -> Entry?) throws -> [Entry] {
        let list = try list(key)
        let entries = list.compactMap(read)
        guard list.isEmpty || !entries.isEmpty else {
            throw ServiceFailure.malformedReply(.wrongShape)
        }
        return entries
    }
}

import RecipeModel

/// Calls to a server of the cook's own, with a token that goes nowhere else.
struct OwnServerCalls: Sendable {
    let service: ServiceName
    /// The address that the calls stand below: a host, or a path of it.
    let base: WebAddress
    let token: ServiceKey
    let client: HTTPClient
    /// Whether answers are kept in the cache.
    var keepsAnswers = true

    /// How long an answer is fresh, in seconds: the cook may have changed a recipe there just now.
    static let lifetime = 300

    /// An answer, read.
    ///
    /// Where it can't be read it is found out what stands at the address, so that a wrong one is told
    /// by whatever is asked there.
    func ask<Value: Sendable>(
        _ path: String,
        _ parameters: [String],
        _ freshness: Freshness,
        read: @escaping @Sendable (JSONValue) throws -> Value
    ) async throws -> HTTPAnswer<Value> {
        do {
            return try await call(path, parameters, freshness, isOpen: false, read: read)
        } catch let failure as ServiceError {
            throw await explained(failure)
        }
    }

    /// What stands at the address in the service's place, where that explains a failure; else the
    /// failure itself.
    func explained(_ failure: ServiceError) async -> ServiceError {
        guard failure.mayBeOfAnotherAddress else { return failure }
        var told = failure
        do {
            try await identify()
        } catch let other as ServiceError {
            switch other {
            case .anotherProgram, .loginPage: told = other
            default: break
            }
        } catch {}
        // What was met on the way is not what is told.
        await client.note(told, of: service)
        return told
    }

    private func call<Value: Sendable>(
        _ path: String,
        _ parameters: [String],
        _ freshness: Freshness,
        isOpen: Bool,
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
        request.mostTimeouts = 1
        // What stands at an address is found out anew each time, so its answer needn't be kept.
        request.isKept = keepsAnswers && !isOpen
        if !isOpen { request.secret = RequestSecret(text: token.text, place: .bearer) }
        return try await client.answer(to: request, freshness: freshness) {
            try read(try Self.reply($0.body))
        }
    }

    /// An answer's JSON; a page that asks who is there is a login page, whatever its status.
    private static func reply(_ body: [UInt8]) throws -> JSONValue {
        do {
            return try JSONValue.reply(body)
        } catch ServiceError.malformedReply(.webPage) where LoginForm.isIn(body) {
            throw ServiceError.loginPage
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
                    throw ServiceError.malformedReply(.wrongShape)
                }
                return recipe
            }
        } catch ServiceError.serverFailed(status: 404, _, _) {
            return HTTPAnswer(value: nil)
        }
    }

    /// Where each program tells its version to everybody.
    private static let versionPaths: [ServiceName: String] = [
        .mealie: "api/app/about", .tandoor: "api/server-settings/current/",
    ]

    /// Asks what is open to everybody whether the service is here; the token isn't sent along.
    func identify() async throws {
        do {
            try await identify(as: service)
        } catch let failure as ServiceError
            where failure == .anotherProgram() || failure == .loginPage
        {
            for other in Self.versionPaths.keys where other != service {
                if (try? await identify(as: other)) != nil {
                    throw ServiceError.anotherProgram(other)
                }
            }
            throw failure
        }
    }

    private func identify(as service: ServiceName) async throws {
        do {
            let path = Self.versionPaths[service] ?? ""
            let isHere = try await call(path, [], .asked, isOpen: true) {
                $0["version"]?.string != nil
            }.value
            guard isHere else { throw ServiceError.anotherProgram() }
        } catch ServiceError.serverFailed(let status, _, _)
            where [401, 403, 407].contains(status)
        {
            // The program asks nobody for a login here; what does stands in front of it.
            throw ServiceError.loginPage
        } catch ServiceError.malformedReply {
            throw ServiceError.anotherProgram()
        } catch ServiceError.serverFailed(let status, _, _) where (400..<500).contains(status) {
            throw ServiceError.anotherProgram()
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
        guard let list = self[key]?.array else { throw ServiceError.malformedReply(.wrongShape) }
        return list
    }

    /// The entries of a list under a key, as they are read; where none of several can be, they are of
    /// another shape than the service's.
    func list<Entry>(_ key: String, readBy read: (JSONValue) -> Entry?) throws -> [Entry] {
        let list = try list(key)
        let entries = list.compactMap(read)
        guard list.isEmpty || !entries.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return entries
    }
}

extension ServiceError {
    /// Whether an answer may be that of another program, or of a login in front of the right one.
    fileprivate var mayBeOfAnotherAddress: Bool {
        switch self {
        case .loginPage, .keyRefused: true
        case .malformedReply(let defect): defect != .cutOff
        case .serverFailed(let status, _, _): (300..<500).contains(status)
        default: false
        }
    }
}

/// A page that asks for a name and a password.
enum LoginForm {
    /// How far into a page a form is looked for, in bytes.
    private static let reach = 262_144

    /// Whether a page has a field for a password.
    static func isIn(_ page: [UInt8]) -> Bool {
        let text = String(decoding: page.prefix(reach), as: UTF8.self).lowercased()
        return text.split(separator: "<").contains { tag in
            guard tag.hasPrefix("input"), let kind = tag.firstRange(of: "type") else {
                return false
            }
            let value = tag[kind.upperBound...].drop { " =\"'\n\t".contains($0) }
            return value.hasPrefix("password")
        }
    }
}

package import RecipeModel

/// A message of JSON-RPC 2.0 (jsonrpc.org/specification), one in a line.
package enum RPCMessage: Hashable, Sendable {
    /// What wants an answer.
    case request(id: RPCIdentifier, method: String, parameters: JSONValue)
    /// What wants none.
    case notification(method: String, parameters: JSONValue)
    /// An answer to a question; this side asks none.
    case answer

    /// Reads a line.
    ///
    /// Throws `RPCError` for what is no message; with the message's id where it told one.
    package init(_ line: [UInt8]) throws(RPCError) {
        let value: JSONValue
        do {
            value = try JSONReader.value(of: line)
        } catch {
            throw RPCError(.parse)
        }
        guard case .object = value, value["jsonrpc"]?.string == "2.0" else {
            throw RPCError(.invalidRequest, id: value["id"].flatMap(RPCIdentifier.init))
        }
        let parameters = value["params"] ?? .object([])
        guard let method = value["method"]?.string else {
            guard value["result"] != nil || value["error"] != nil else {
                throw RPCError(.invalidRequest, id: value["id"].flatMap(RPCIdentifier.init))
            }
            self = .answer
            return
        }
        guard let given = value["id"] else {
            self = .notification(method: method, parameters: parameters)
            return
        }
        guard let id = RPCIdentifier(given) else { throw RPCError(.invalidRequest) }
        guard parameters.isObject else { throw RPCError(.invalidParameters, id: id) }
        self = .request(id: id, method: method, parameters: parameters)
    }
}

/// What a request is known by: a text or a whole number.
package enum RPCIdentifier: Hashable, Sendable {
    case number(Int)
    case text(String)

    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self = .text(text)
        case .number:
            guard let number = value.integer else { return nil }
            self = .number(number)
        case .null, .bool, .array, .object: return nil
        }
    }

    var json: JSONOutput {
        switch self {
        case .number(let number): .int(number)
        case .text(let text): .string(text)
        }
    }
}

/// Why a message is not answered as it wants.
package struct RPCError: Error, Hashable, Sendable {
    /// The standard's codes, and one of the Model Context Protocol.
    package enum Code: Int, Sendable {
        case parse = -32700
        case invalidRequest = -32600
        case unknownMethod = -32601
        case invalidParameters = -32602
        case unknownResource = -32002

        var message: String {
            switch self {
            case .parse: "Parse error"
            case .invalidRequest: "Invalid request"
            case .unknownMethod: "Method not found"
            case .invalidParameters: "Invalid params"
            case .unknownResource: "Resource not found"
            }
        }
    }

    package var code: Code
    package var id: RPCIdentifier?
    /// What is wrong, where the code doesn't tell.
    package var detail: String?

    package init(_ code: Code, id: RPCIdentifier? = nil, _ detail: String? = nil) {
        self.code = code
        self.id = id
        self.detail = detail
    }

    /// The line that says so.
    var line: String {
        let message = code.message + (detail.map { ": \($0)" } ?? "")
        let error = JSONOutput.object([
            JSONMember("code", .int(code.rawValue)), JSONMember("message", .string(message)),
        ])
        return JSONOutput.object([
            JSONMember("jsonrpc", .string("2.0")), JSONMember("id", id?.json ?? .null),
            JSONMember("error", error),
        ]).text
    }
}

extension RPCIdentifier {
    /// The line that answers the request.
    func line(answering result: JSONOutput) -> String {
        JSONOutput.object([
            JSONMember("jsonrpc", .string("2.0")), JSONMember("id", json),
            JSONMember("result", result),
        ]).text
    }
}

import CTransfer
import RecipeModel

/// One request as it goes over the wire; a redirect is the answer to it, not followed.
struct TransferRequest: Sendable {
    /// The address in ASCII, without a fragment.
    var url: String
    var userAgent: String
    /// The proxy's address; empty for none.
    var proxy = ""
    /// Certificates that are trusted besides the system's, as PEM; empty for none.
    var authority = ""
    /// The method; empty for `GET`.
    var method = ""
    /// What is sent along, with any method but `GET`.
    var payload: [UInt8] = []
    /// Lines of the form `Name: value`.
    var headers: [String] = []
    var timeoutMilliseconds: Int
    var bodyLimit: Int
    var reach: AddressReach
}

/// Where a request may lead.
enum AddressReach: Sendable {
    /// To the internet.
    case internet
    /// Also to loopback and private addresses.
    case ownNetwork
    /// Also to link-local addresses.
    case anywhere

    fileprivate var code: ct_reach {
        switch self {
        case .internet: CT_REACH_INTERNET
        case .ownNetwork: CT_REACH_OWN_NETWORK
        case .anywhere: CT_REACH_ANYWHERE
        }
    }
}

/// How a transfer ended, and what came.
struct TransferAnswer: Sendable {
    enum Ending: Sendable {
        case answered
        case cancelled
        case timedOut
        case unreachable
        case noProxy
        case cutOff
        case tooLarge
        case privateAddress
        case notHTTP
        case untrusted
        case badAddress
        case unavailable
    }
    var ending: Ending
    var status = 0
    var headers = HeaderFields()
    var body: [UInt8] = []
    /// Whether the address that was connected to is loopback, private or link-local.
    var isFromPrivateAddress = false
}

/// Sends requests: libcurl, or a test's own.
package struct Transport: Sendable {
    var send: @Sendable (TransferRequest) async -> TransferAnswer

    /// Ends libcurl's thread, before the program ends. Nothing can be sent any more.
    package static func stop() { ct_stop() }

    /// libcurl on a thread of its own; cancelling the task cancels the transfer.
    static let curl = Transport { request in
        guard let transfer = Transfer() else { return TransferAnswer(ending: .unavailable) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { transfer.start(request, resuming: $0) }
        } onCancel: {
            transfer.cancel()
        }
    }
}

/// A transfer of the C target's. Sendable without the compiler's check because the pointer never
/// changes and each C function that takes it locks.
private final class Transfer: @unchecked Sendable {
    private let pointer: OpaquePointer

    init?() {
        guard let pointer = ct_create() else { return nil }
        self.pointer = pointer
    }

    deinit { ct_release(pointer) }

    func cancel() { ct_cancel(pointer) }

    func start(
        _ request: TransferRequest,
        resuming continuation: CheckedContinuation<TransferAnswer, Never>
    ) {
        let waiting = Unmanaged.passRetained(WaitingTask(continuation)).toOpaque()
        let texts = [
            request.url, request.method, request.userAgent, request.proxy, request.authority,
        ]
        withCStrings(texts + request.headers) { texts in
            request.payload.withUnsafeBufferPointer { payload in
                let headers = texts.dropFirst(5)
                var wanted = ct_request(
                    url: texts[0],
                    method: texts[1],
                    payload: payload.isEmpty ? nil : payload.baseAddress,
                    payload_size: payload.count,
                    user_agent: texts[2],
                    proxy: texts[3],
                    authority: texts[4],
                    headers: UnsafeBufferPointer(rebasing: headers).baseAddress,
                    header_count: headers.count,
                    timeout_ms: request.timeoutMilliseconds,
                    body_limit: request.bodyLimit,
                    reach: request.reach.code
                )
                ct_start(pointer, &wanted, takeAnswer, waiting)
            }
        }
    }
}

/// The task that waits for a transfer, as C can hold it.
private final class WaitingTask {
    let continuation: CheckedContinuation<TransferAnswer, Never>
    init(_ continuation: CheckedContinuation<TransferAnswer, Never>) {
        self.continuation = continuation
    }
}

private func takeAnswer(_ context: UnsafeMutableRawPointer?, _ answer: UnsafePointer<ct_answer>) {
    guard let context else { return }
    let waiting = Unmanaged<WaitingTask>.fromOpaque(context).takeRetainedValue()
    waiting.continuation.resume(returning: TransferAnswer(answer.pointee))
}

extension TransferAnswer {
    fileprivate init(_ answer: ct_answer) {
        ending = Ending(answer.outcome)
        status = Int(answer.status)
        isFromPrivateAddress = answer.from_private
        if let head = answer.head {
            let head = UnsafeRawBufferPointer(start: head, count: answer.head_size)
            let bytes = StreamSafeText.bytes(Array(head))
            headers = HeaderFields(head: String(decoding: bytes, as: UTF8.self))
        }
        if let body = answer.body, ending == .answered {
            self.body = Array(UnsafeBufferPointer(start: body, count: answer.body_size))
        }
    }
}

extension TransferAnswer.Ending {
    fileprivate init(_ outcome: ct_outcome) {
        switch outcome {
        case CT_ANSWERED: self = .answered
        case CT_CANCELLED: self = .cancelled
        case CT_TIMED_OUT: self = .timedOut
        case CT_NO_PROXY: self = .noProxy
        case CT_CUT_OFF: self = .cutOff
        case CT_TOO_LARGE: self = .tooLarge
        case CT_PRIVATE_ADDRESS: self = .privateAddress
        case CT_NOT_HTTP: self = .notHTTP
        case CT_UNTRUSTED: self = .untrusted
        case CT_BAD_ADDRESS: self = .badAddress
        case CT_UNAVAILABLE: self = .unavailable
        default: self = .unreachable
        }
    }
}

/// Hands over strings as C's, for as long as the body runs.
private func withCStrings(
    _ strings: [String],
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>>) -> Void
) {
    let copies = strings.map { Array($0.utf8CString) }
    func next(_ index: Int, _ pointers: [UnsafePointer<CChar>]) {
        guard index < copies.count else {
            pointers.withUnsafeBufferPointer(body)
            return
        }
        copies[index].withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            next(index + 1, pointers + [start])
        }
    }
    next(0, [])
}

import RecipeModel

/// What makes an answer come only if it is newer than the kept one.
struct Conditions: Sendable {
    /// The address that the kept answer came from, after redirects.
    private var address: WebAddress?
    private var headers: [String] = []

    /// Conditions for asking again; none when the cook wants the answer bypassing the cache.
    init(freshness: Freshness, kept: KeptAnswer?) {
        guard freshness == .kept else {
            headers = ["Cache-Control: no-cache"]
            return
        }
        guard let kept else { return }
        address = kept.document.address
        if let etag = kept.etag { headers.append("If-None-Match: \(etag)") }
        if let date = kept.lastModified { headers.append("If-Modified-Since: \(date)") }
    }

    /// The header lines for a request to this address.
    func lines(for address: WebAddress) -> [String] {
        self.address == nil || self.address == address ? headers : []
    }
}

/// What a server answered in the end.
struct ExchangeAnswer: Sendable {
    var document: FetchedDocument
    var headers: HeaderFields

    /// Whether the kept answer is still right.
    var isUnchanged: Bool { document.status == 304 }

    /// What goes to the cache, where no secret may lie.
    func keptForm(hidingSecretOf request: HTTPRequest) -> KeptAnswer {
        var kept = document
        if request.secret != nil { kept.address = request.addressWithoutSecret ?? kept.address }
        return KeptAnswer(
            document: kept,
            etag: headers["etag"],
            lastModified: headers["last-modified"]
        )
    }
}

extension HTTPRequest {
    fileprivate var addressWithoutSecret: WebAddress? {
        WebAddress(hidingSecret(in: address.text))
    }
}

extension HTTPClient {
    /// Sends a request until an answer comes that is to be read, or trying again cannot help.
    nonisolated func exchange(
        _ request: HTTPRequest,
        along trail: RedirectTrail,
        conditions: Conditions,
        settings: Settings
    ) async throws -> ExchangeAnswer {
        var plan = RetryPlan(patience: settings.timeout, mostTimeouts: request.mostTimeouts)
        while true {
            try Task.checkCancellation()
            let setback: RetryPlan.Setback
            let failure: ServiceError
            var answer: ExchangeAnswer?
            do {
                let came = try await attempt(request, trail, conditions, settings)
                let status = came.document.status
                guard status == 429 || status >= 500 else {
                    return try await judged(came, request, settings)
                }
                let wait = RetryPlan.seconds(
                    ofRetryAfter: came.headers["retry-after"],
                    now: settings.now()
                )
                answer = came
                setback = .refused(status: status, retryAfter: wait)
                failure = .refusal(status, wait: wait, plan, settings)
            } catch ServiceError.timedOut(let seconds, _) {
                setback = .timedOut
                failure = .timedOut(seconds: seconds, tries: plan.tries)
            }
            guard case .again(let pause) = plan.step(after: setback, chance: settings.chance())
            else {
                if let answer, request.kind == .page { return answer }
                throw failure
            }
            settings.trace?("\(request): \(setback), again after \(pause)")
            try await settings.pause(pause)
        }
    }

    /// An answer that is read, or the failure that its status says.
    nonisolated func judged(
        _ answer: ExchangeAnswer,
        _ request: HTTPRequest,
        _ settings: Settings
    ) async throws -> ExchangeAnswer {
        let status = answer.document.status
        if (200..<300).contains(status) || answer.isUnchanged || request.kind == .page {
            return answer
        }
        if status == request.dailyLimitStatus {
            let opensAt = DailyLimit.opening(after: settings.now())
            await cache.setRefusal(by: request.refusalName, until: opensAt)
            throw ServiceError.quotaUsed(opensAt: opensAt)
        }
        if request.secret != nil && (status == 401 || status == 403) {
            throw ServiceError.keyRefused(status: status)
        }
        throw ServiceError.serverFailed(status: status, tries: 1)
    }

    /// One try, along all redirects, within the time allowed.
    nonisolated func attempt(
        _ request: HTTPRequest,
        _ start: RedirectTrail,
        _ conditions: Conditions,
        _ settings: Settings
    ) async throws -> ExchangeAnswer {
        var trail = start
        let clock = ContinuousClock()
        let deadline = clock.now.advanced(by: settings.timeout)
        while true {
            let left = clock.now.duration(to: deadline).milliseconds
            guard left > 0 else { throw settings.timedOut }
            let answer = try await hop(request, trail, conditions, settings, milliseconds: left)
            let isRedirect = [301, 302, 303, 307, 308].contains(answer.status)
            if isRedirect, let location = answer.headers["location"] {
                try trail.follow(
                    location,
                    status: answer.status,
                    fromPrivateAddress: answer.isFromPrivateAddress
                )
                continue
            }
            let document = FetchedDocument(
                address: trail.address,
                status: answer.status,
                mediaType: answer.headers.mediaType,
                charset: answer.headers.charset,
                // A server that says the key again must not bring it into what is kept and shown.
                body: request.hidingSecret(in: answer.body),
                fetchedAt: settings.now()
            )
            return ExchangeAnswer(document: document, headers: answer.headers)
        }
    }

    /// One request and its answer, a redirect being one.
    nonisolated private func hop(
        _ request: HTTPRequest,
        _ trail: RedirectTrail,
        _ conditions: Conditions,
        _ settings: Settings,
        milliseconds: Int
    ) async throws -> TransferAnswer {
        let address = trail.address
        let proxy = settings.proxies.proxy(for: address)
        let trusted = request.kind == .page ? nil : settings.authority(request.service, address)
        await record(request.service) { $0.requests += 1 }
        var answer = await transport.send(
            TransferRequest(
                url: AddressCheck.wireForm(of: address),
                userAgent: settings.userAgent,
                proxy: proxy ?? "",
                authority: trusted ?? "",
                method: request.change?.method.rawValue ?? "",
                payload: request.change?.payload ?? [],
                headers: request.headers + conditions.lines(for: address)
                    + loginLines(for: address),
                timeoutMilliseconds: milliseconds,
                bodyLimit: request.limit,
                // With a proxy the connection leads to it; the name was checked by the trail.
                reach: proxy == nil ? trail.reach : .anywhere
            )
        )
        if proxy != nil {
            answer.isFromPrivateAddress = AddressCheck.isPrivateName(address.host)
        }
        if let trace = settings.trace {
            let text = request.hidingSecret(in: address.text)
            let method = request.change?.method.rawValue ?? "GET"
            trace(
                "\(method) \(text): \(answer.ending), \(answer.status), \(answer.body.count) bytes"
            )
        }
        // One machine may have several servers of the cook's own, each at a port.
        let place = request.staysOnHost ? address.hostAndPort : address.host
        let host = answer.ending == .noProxy ? ProxySettings.name(of: proxy) : place
        if let failure = answer.ending.failure(host: host, request, settings) {
            throw failure
        }
        await recordAnswer(answer, to: request, of: address.host)
        return answer
    }
}

extension TransferAnswer.Ending {
    /// The failure that an ending means; nil when an answer came.
    fileprivate func failure(
        host: String,
        _ request: HTTPRequest,
        _ settings: HTTPClient.Settings
    ) -> (any Error)? {
        switch self {
        case .answered: nil
        case .cancelled: CancellationError()
        case .timedOut: settings.timedOut
        case .unreachable, .noProxy, .unavailable: ServiceError.offline(host: host)
        case .cutOff: ServiceError.malformedReply(.cutOff)
        case .tooLarge: ServiceError.tooLarge(limit: request.limit)
        case .privateAddress: ServiceError.forbidden(.privateAddress)
        case .notHTTP: ServiceError.malformedReply(.notJSON)
        case .untrusted: ServiceError.forbidden(.untrustedCertificate)
        case .badAddress: ServiceError.forbidden(.hostName)
        }
    }
}

extension ServiceError {
    /// What a 429 or 5xx answer means once it is not tried again.
    fileprivate static func refusal(
        _ status: Int,
        wait: Int?,
        _ plan: RetryPlan,
        _ settings: HTTPClient.Settings
    ) -> ServiceError {
        let opensAt = wait.map { settings.now() &+ $0 }
        if status == 429 { return .quotaUsed(opensAt: opensAt) }
        let isLong = wait.map { !plan.allows($0) } ?? false
        return .serverFailed(status: status, tries: plan.tries, opensAt: isLong ? opensAt : nil)
    }
}

extension Duration {
    /// Whole milliseconds, the rest cut off.
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}

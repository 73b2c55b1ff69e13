/// Why something couldn't be had from a service.
package enum ServiceError: Error, Hashable, Sendable, Codable {
    /// No connection could be made to the host (no route, no name, refused, reset).
    case offline(host: String)
    /// Offline mode is on, and nothing is kept of what was asked for.
    case notKept
    /// No whole answer came within the time allowed; `tries` is how often it was asked.
    case timedOut(seconds: Double, tries: Int = 1)
    /// The server answered with a failure; `tries` is how often it was asked, and `opensAt` when it
    /// says that it will work again, in seconds since 1970.
    case serverFailed(status: Int, tries: Int, opensAt: Int? = nil)
    /// The service's limit is used up; works again at this time, in seconds since 1970.
    case quotaUsed(opensAt: Int?)
    /// The service wants a key, or does not take the one that it was given.
    case keyRefused(status: Int)
    /// The server sends those who ask to a login page: the address is another one's, or is guarded by
    /// a login of its own.
    case loginPage
    /// What answers at the address is another program than the service's: the one of this service,
    /// where it is known.
    case anotherProgram(ServiceName? = nil)
    /// The answer is not what the service's format says.
    case malformedReply(ReplyError)
    /// The answer is larger than is read.
    case tooLarge(limit: Int)
    /// The address or a redirect leads where requests are not sent.
    case forbidden(AddressRule)
    /// The service cannot do this at all.
    case unsupported
    /// The cookbook that many share.
    case cookbook(SharedCookbookError)
    /// A file of its own on this machine can't be read.
    case file(StoreError)

    /// Whether asking again for the same could help.
    package var canRetry: Bool {
        switch self {
        case .offline, .notKept, .timedOut, .serverFailed, .malformedReply: true
        case .quotaUsed, .keyRefused, .loginPage, .anotherProgram, .tooLarge, .forbidden,
            .unsupported:
            false
        case .cookbook(let fault): fault.canRetry
        case .file(let failure): failure.canRetry
        }
    }

    /// Whether no answer came at all, so that the page stays to be asked for again.
    package var isSilence: Bool {
        switch self {
        case .offline, .notKept, .timedOut, .cookbook, .file: true
        default: false
        }
    }

    /// Whether a gateway may have spoken that gets no answer from the service behind it (RFC 9110,
    /// 15.6.3 to 15.6.5): then it is the service's as a whole, of whatever was asked.
    package var isOfGateway: Bool {
        if case .serverFailed(502...504, _, _) = self { true } else { false }
    }
}

/// A recipe was begun in a server of the cook's own and couldn't be filled, nor removed again.
package struct UnfinishedRecipe: Error, Hashable, Sendable {
    /// Why it couldn't be filled.
    package var failure: ServiceError

    package init(failure: ServiceError) { self.failure = failure }
}

/// What is wrong with an answer.
package enum ReplyError: Hashable, Sendable, Codable {
    /// A web page came where data was asked for.
    case webPage
    /// It is not JSON, or is cut off.
    case notJSON
    /// It is JSON of another shape than the service's.
    case wrongShape
    /// The transfer ended before the answer did.
    case cutOff
}

/// Why an address is not asked.
package enum AddressRule: Hashable, Sendable, Codable {
    /// Only http and https are.
    case scheme
    /// The host's name is none that there can be.
    case hostName
    /// From https it never goes back to http.
    case insecureRedirect
    /// It goes round in circles, or more than 5 times.
    case tooManyRedirects
    /// What the internet sends does not lead into this machine's own network.
    case privateAddress
    /// Link-local addresses, where clouds keep their secrets, are opened only where the cook typed
    /// them.
    case linkLocal
    /// The host is known to be gone and unsafe.
    case unsafeHost
    /// The host can't prove that it is what it says: its certificate can't be trusted.
    case untrustedCertificate
}

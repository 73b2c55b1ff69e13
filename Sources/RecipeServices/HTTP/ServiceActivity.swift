package import RecipeModel

/// What was asked of a service since the program started, for `status`.
package struct ServiceActivity: Hashable, Sendable {
    /// How many requests were sent to it, each try and each hop of a redirect counted.
    package internal(set) var requests = 0
    /// How many answers came from what was kept, without a request or in place of one that failed.
    package internal(set) var cacheHits = 0
    /// The failure met last; nil when there was none.
    package internal(set) var lastFailure: ServiceError?
    /// When that was, in seconds since 1970.
    package internal(set) var lastFailureAt: Int?
    /// What the service said last of its quota.
    package internal(set) var quota: ServiceQuota?

    /// Nothing happened, unless something is named.
    package init(
        requests: Int = 0,
        cacheHits: Int = 0,
        lastFailure: ServiceError? = nil,
        lastFailureAt: Int? = nil
    ) {
        self.requests = requests
        self.cacheHits = cacheHits
        self.lastFailure = lastFailure
        self.lastFailureAt = lastFailureAt
    }
}

/// How many points of a service's daily quota are used and left, as the service writes them.
package struct ServiceQuota: Hashable, Sendable {
    /// Points used today, such as `1.02`.
    package var used: String?
    /// Points left today.
    package var left: String?

    package init(used: String?, left: String?) {
        self.used = used
        self.left = left
    }

    /// Reads the quota out of an answer's head; nil where it tells none.
    init?(_ headers: HeaderFields) {
        used = Self.points(headers["x-api-quota-used"])
        left = Self.points(headers["x-api-quota-left"])
        if used == nil && left == nil { return nil }
    }

    /// A number as it was written; what is none could be anything and is not shown.
    private static func points(_ value: String?) -> String? {
        value.flatMap { $0.count <= 20 && Double($0) != nil ? $0 : nil }
    }
}

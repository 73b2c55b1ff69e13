public import RecipeModel

/// What was asked of a service since the program started, for `status`.
public struct ServiceActivity: Hashable, Sendable {
    /// How many requests were sent to it.
    public internal(set) var requestsSent = 0
    /// How many answers came from what was kept.
    public internal(set) var answersFromCache = 0
    /// The failure met last; nil when there was none.
    public internal(set) var lastFailure: ServiceFailure?
    /// When that was, in seconds since 1970.
    public internal(set) var lastFailureAt: Int?
    /// What the service said last of its quota.
    public internal(set) var quota: ServiceQuota?

    /// Nothing asked yet.
    public init() {}
}

/// How many points of a service's daily quota are used and left, as its answers tell.
public struct ServiceQuota: Hashable, Sendable {
    /// Points used today.
    public var used: Double?
    /// Points left today.
    public var left: Double?

    /// A quota.
    public init(used: Double?, left: Double?) {
        self.used = used
        self.left = left
    }

    /// Reads the quota out of an answer's head; nil where it tells none.
    init?(_ headers: HeaderFields) {
        used = headers["x-api-quota-used"].flatMap { Double($0) }
        left = headers["x-api-quota-left"].flatMap { Double($0) }
        if used == nil && left == nil { return nil }
    }
}

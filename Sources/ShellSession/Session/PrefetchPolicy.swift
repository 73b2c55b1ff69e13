/// When the next page is fetched before it is asked for.
package enum PrefetchPolicy: String, Hashable, Sendable, CaseIterable {
    /// Where it costs the cook nothing.
    case on
    /// Never.
    case off
    /// Also where the service counts requests.
    case always
}

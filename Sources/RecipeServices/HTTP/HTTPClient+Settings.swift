package import RecipeModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension HTTPClient {
    /// What the cook can set, and what a test replaces.
    package struct Settings: Sendable {
        /// From a request's start to the last byte of its answer, redirects included.
        package var timeout: Duration
        /// How the program names itself: `recipe/1.0`.
        package var userAgent: String
        /// Whether the network is never used.
        package var isOffline: Bool
        /// Through which proxies requests go. The environment is looked at nowhere else.
        package var proxies: ProxySettings
        /// The certificates, as PEM, that requests for a service trust at an address besides the
        /// system's; pictures are asked for under `ServiceName.web`. Nil for none.
        package var authority: @Sendable (ServiceName, WebAddress) -> String?
        /// The time, in seconds since 1970.
        package var now: @Sendable () -> Int
        /// A number from 0 to 1 at random, which spreads the pauses between tries.
        package var chance: @Sendable () -> Double
        /// Waits between tries; throws `CancellationError`.
        package var pause: @Sendable (Duration) async throws -> Void
        /// Takes a line for each request, in which no secret stands; nil for no trace.
        package var trace: (@Sendable (String) -> Void)?

        /// Settings as they are when the cook sets nothing.
        package init(
            timeout: Duration = .seconds(10),
            userAgent: String,
            isOffline: Bool = false,
            proxies: ProxySettings = ProxySettings(),
            authority: @escaping @Sendable (ServiceName, WebAddress) -> String? = { _, _ in nil },
            now: (@Sendable () -> Int)? = nil,
            chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
            pause: @escaping @Sendable (Duration) async throws -> Void = {
                try await Task.sleep(for: $0)
            },
            trace: (@Sendable (String) -> Void)? = nil
        ) {
            self.timeout = timeout
            self.userAgent = userAgent
            self.isOffline = isOffline
            self.proxies = proxies
            self.authority = authority
            self.now = now ?? { time(nil) }
            self.chance = chance
            self.pause = pause
            self.trace = trace
        }

        /// The failure of a request that took longer.
        var timedOut: ServiceError {
            let (seconds, rest) = timeout.components
            return .timedOut(seconds: Double(seconds) + Double(rest) / 1e18)
        }
    }
}

public import RecipeModel

/// What somebody is told who starts the shell for the first time.
public struct Welcome: Hashable, Sendable {
    /// Where recipes come from.
    public var service: ServiceName

    /// A welcome.
    public init(service: ServiceName) { self.service = service }
}

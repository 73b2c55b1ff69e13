package import RecipeModel

/// What somebody is told who starts the shell for the first time.
package struct Welcome: Hashable, Sendable {
    /// Where recipes come from.
    package var service: ServiceName

    package init(service: ServiceName) { self.service = service }
}

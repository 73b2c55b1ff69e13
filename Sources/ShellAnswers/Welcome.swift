package import RecipeModel

/// What a cook is told at the very first start.
package struct Welcome: Hashable, Sendable {
    /// Where recipes come from.
    package var service: ServiceName

    package init(service: ServiceName) { self.service = service }
}

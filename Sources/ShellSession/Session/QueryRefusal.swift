package import RecipeModel

/// Why a query was not sent to a service.
package enum QueryRefusal: Error, Hashable, Sendable {
    /// The service can neither answer this condition nor tell what is needed to apply it here.
    case cannotAnswer(Condition, ServiceName)
}

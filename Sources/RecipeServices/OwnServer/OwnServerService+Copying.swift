package import RecipeModel
import RecipeSearch

extension OwnServerService {
    /// The server as what a whole copy is kept of. What it answers for that isn't cached.
    package var copySource: CopySource {
        let copied = uncached
        return CopySource(
            stamps: { try await copied.stamps() },
            recipes: { keys in
                try await keys.mapped(atMost: ListedDetails.atOnce) { key -> Recipe? in
                    do {
                        return try await copied.recipe(key, .asked).value
                    } catch let failure as ServiceError {
                        // One that the server itself can't read is left out.
                        guard failure.isOfOneRecipe else { throw failure }
                        return nil
                    }
                }.compactMap(\.self)
            }
        )
    }
}

extension ServiceError {
    /// Whether another recipe may come where this one doesn't.
    fileprivate var isOfOneRecipe: Bool {
        switch self {
        case .serverFailed, .malformedReply, .tooLarge: !isOfGateway
        default: false
        }
    }
}

/// What tells a recipe's state from its others, from what a list says of it.
enum OwnStamp {
    /// A short text for some texts in their order.
    static func text(_ parts: [String?]) -> String {
        let all = parts.map { $0 ?? "" }.joined(separator: "\u{0}")
        return String(TermNumber.of(Posting(name: all)), radix: 36)
    }
}

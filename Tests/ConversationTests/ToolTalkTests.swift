import Foundation
import Testing

@testable import Conversation

/// What a cook says of tools that can't be used.
struct ToolTalkTests {
    /// What is said, the tools that it rules out, and what else it says.
    private static let sentences = """
        no oven | oven |
        without an oven | oven |
        my oven is broken | oven |
        the oven's broken | oven |
        our oven doesn't work | oven |
        the microwave died | microwave |
        i don't have a blender | blender |
        i do not own a food processor | food processor |
        we haven't got a mixer | mixer |
        i have no oven | oven |
        there is no grill | grill |
        i don't want to use the oven | oven |
        no need for an oven | oven |
        can't use the stove | stove |
        without using a microwave | microwave |
        without turning on the oven | oven |
        something that doesn't need an oven | oven |
        recipes that do not require a blender | blender |
        nothing baked | oven |
        not grilled please | grill |
        no oven and no blender | oven, blender |
        what can i make without an oven | oven |
        quick pasta without an oven | oven | quick pasta
        my oven is broken, something with leeks | oven | something with leeks
        a dessert that doesn't need an oven | oven | a dessert
        i don't have a blender but i want soup | blender | i want soup
        turn on the oven | - |
        how hot should the oven be | - |
        my oven is hot | - |
        i have an oven | - |
        no oven chips | - |
        no baking powder | - |
        no baked beans | - |
        without garlic | - |
        baked cod | - |
        use the blender | - |
        """

    @Test(arguments: sentences.split(separator: "\n").map(String.init))
    func toolsToDoWithout(_ row: String) {
        let sides = row.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let talk = ToolTalk(sides[0])
        guard sides[1] != "-" else {
            #expect(talk == nil, "\(row): \(String(describing: talk))")
            return
        }
        #expect(talk?.tools.joined(separator: ", ") == sides[1], "\(row)")
        #expect(talk?.rest == sides[2], "\(row)")
    }
}

import Foundation
import RecipeTestSupport
import Testing

/// What the cook is told, story by story.
///
/// A story is a file of `Stories`. `#` begins a remark, and everything else has its mark:
///
/// - `> LINE` is typed at the prompt. Below it, two columns in, stands what the terminal shows then, at
///   80 columns and without colours, and in brackets what happened beside it: the exit code, files that
///   were written, programs and pages that were asked, timers that run, what the server has now.
/// - `- LINE => ANSWER` is a row: a line in a kitchen of its own, and what is told in one line. `␊` is
///   Enter, so a row may take several lines; the last one is told. Where it ends in `⇥`, it is what
///   Tab offers.
/// - `$ SCRIPT => ANSWER` is the same for a script with these lines.
/// - `! before LINE` is typed first in this kitchen and in that of each row.
/// - `! anew` begins with another kitchen, in which all is as in the beginning.
///
/// All other directives set up the world, or change it on the way; `StoryWorld` has them. After a
/// wanted change, `RECIPE_WRITE_SCREENS=1` writes the answers anew; a new line is written there without
/// one. Read the difference as a cook would before you keep it.
struct StoryTests {
    @Test(arguments: Story.all)
    func aStoryGoesAsWritten(_ story: Story) async throws {
        let told = await story.told()
        if let difference = try KeptLines.firstDifference(of: told, from: story.file) {
            Issue.record("\(difference)")
        }
    }

    @Test func noStoryIsLost() {
        #expect(Story.all.count >= 40)
    }
}

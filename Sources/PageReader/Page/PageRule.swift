/// The rules of thumb by which pages are read, by name, so that each can be weighed by itself.
///
/// `Scripts/score --rules` reads pages once more without each rule that made a difference on them, and
/// tells on how many hosts that is for better and for worse. The program has no switch: there, a rule
/// always applies, and asking costs nothing.
package enum PageRule: String, CaseIterable, Sendable {
    // What the markup leaves out.
    case pageHasMoreSteps, stateOfThePage, hiddenParts, ingredientsOnPage
    case stepsOnPage, yieldByClass
    // Ingredients of the markup beside those of the page.
    case severalInOneLine, amountsOfThePage, innerHeading, onlyOtherLine
    case listBefore, rowsBetween, wordsAndMore, amountBesideRun
    // Lists without markup.
    case makingHeading, linkBehindSteps, siblingLists, stepsBehindIngredients, titleOfCard
    case listEndsWithElement, stepsEndWithElement, listBehindHeading
    // Rows and headings.
    case boldHeading, lineOutsideItems, headingByMark
    case tailOfSteps, bareNumbers, repeatedList, amountLines, scaleBeforeList
    case pairsOfElements
    case sayingLines, bareMinutes, factsBesideList
    // Texts.
    case numberedText, nameOfStep
    case wordsApart, valueBeforeLabel, partsOfLine, yieldOfField, loneDuration

    #if PAGE_RULES
        /// The rules that do not apply now, and those that were asked for; one thread reads at a time.
        nonisolated(unsafe) package static var switchedOff: Set<PageRule> = []
        nonisolated(unsafe) package static var asked: Set<PageRule> = []

        /// Whether the rule applies, asked where it would make a difference.
        var applies: Bool {
            PageRule.asked.insert(self)
            return !PageRule.switchedOff.contains(self)
        }
    #else
        /// Whether the rule applies, asked where it would make a difference.
        @inline(__always) var applies: Bool { true }
    #endif
}

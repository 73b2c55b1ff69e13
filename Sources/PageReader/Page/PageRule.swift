/// The rules of thumb by which pages are read, by name, so that each can be weighed by itself.
///
/// `Scripts/score --rules` reads pages once more without each rule that made a difference on them, and
/// tells on how many hosts that is for better and for worse. The program has no switch: there, a rule
/// always applies, and asking costs nothing.
package enum PageRule: String, CaseIterable, Sendable {
    // What the markup leaves out.
    case teaserIsNoStep, pageHasMoreSteps, stateOfThePage, hiddenParts
    case yieldBehindSteps, ingredientsOnPage, stepsOnPage, yieldByClass
    // Ingredients of the markup beside those of the page.
    case severalInOneLine, amountsOfThePage, betterWords, innerHeading
    case onlyOtherLine, contiguousGroups, remarkWithLink
    case listBefore, rowsBetween, fourOfFiveWords
    case wordsAndMore, amountBesideRun
    // Lists without markup.
    case makingHeading
    case timeBehindSteps, linkBehindSteps
    case siblingLists, stepsBehindIngredients, titleOfCard, listEndsWithElement,
        stepsEndWithElement
    case sourceOfSteps, listBehindHeading, amountInItem
    case headingInItem, headingOfNone, sentenceBesideList
    // Rows and headings.
    case definitions
    case purposeHeading, headingOfMarkup
    case capitalHeading, boldHeading, lineOutsideItems, outerItem
    case tailOfSteps, bareNumbers, listInOneLine, repeatedList
    case amountLines, inlineHeadings, headingByMark, scaleBeforeList
    // Texts.
    case gluedSentences, numberedText, nameOfStep, linesInHeading, blocksInHeading
    case layoutTables, shownLineEnds, labelledBoxes, wordsApart, valueBeforeLabel, partsOfLine
    case yieldOfField, loneDuration, strokeInYield, titleWithoutPrint

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

/// The starter recipes as text inside the program, one literal for each kitchen.
///
/// A literal is a run of recipes in the form that `StarterLine` describes. Plain text in the
/// program needs no file at run time, so searching works where no folder can be written.
enum StarterText {
    /// Every literal; the order does not matter, since the cookbook lists by title.
    static let all: [String] = [
        american, breakfastsAndBreads, british, cakes, caribbeanSouthAmerican, chinese, desserts,
        drinksSaucesPreserves, french, furtherKitchens, german, greek, indian, italian,
        japaneseKorean, mexican, middleEastern, southeastAsian, spanish,
    ]
}

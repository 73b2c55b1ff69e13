/// The starter recipes as text inside the program, one literal for each kitchen.
///
/// A literal is a run of recipes in the form that `StarterParser` describes. Plain text in the
/// program needs no file at run time, so searching works where no folder can be written.
enum StarterText {
    /// Every literal, in the order in which the recipes are listed.
    static let all: [String] = [
        british, chinese, french, german, greek, indian, italian, spanish,
    ]
}

/// A key that sends an escape sequence.
///
/// libedit gets each as one character from the unused range U+0080 to U+009F, and binds that.
enum SpecialKey: UInt32, CaseIterable {
    case pasteBegin = 0x80
    case up, down, left, right
    case wordLeft, wordRight
    case home, end
    case delete, deleteWord
}

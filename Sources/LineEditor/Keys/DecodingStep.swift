/// What the first bytes of the input are.
enum DecodingStep: Equatable {
    case key(KeyDecoder.Key, length: Int)
    /// Bytes that mean nothing to the prompt.
    case nothing(length: Int)
    /// Not enough bytes to know.
    case incomplete
}

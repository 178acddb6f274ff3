/// Finds caret positions and words in a text. Offsets are in UTF-16 units.
@MainActor
protocol CaretFinding {
    func next(_ offset: Int) -> Int
    func previous(_ offset: Int) -> Int

    /// Returns the position to the left or right in visual order.
    func offset(leftOf offset: Int) -> Int
    func offset(rightOf offset: Int) -> Int

    func wordStart(before offset: Int) -> Int
    func wordEnd(after offset: Int) -> Int

    /// Returns the word that contains the offset, or the characters between two words.
    func word(at offset: Int) -> Range<Int>
}

extension TextCarets: CaretFinding {}

/// The words and sentences of a text, found by its characters. Offsets are in UTF-16 units.
///
/// Languages without spaces between words have no dictionary here: a run of their letters is one word.
enum WrittenUnits {
    /// Words are letters and digits, with apostrophes between them.
    static func words(of text: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var end = 0
        var offset = 0
        for character in text {
            let next = offset + character.utf16.count
            if character.isLetter || character.isNumber {
                if start == nil { start = offset }
                end = next
            } else if let begun = start, !(end == offset && isApostrophe(character)) {
                found.append(begun..<end)
                start = nil
            }
            offset = next
        }
        if let start { found.append(start..<end) }
        return found
    }

    /// Sentences end behind a full stop, a question mark or an exclamation mark and the spaces that follow it, and at
    /// the end of a line.
    static func sentences(of text: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var (start, offset) = (0, 0)
        var (isFinished, hasSpace) = (false, false)
        for character in text {
            if hasSpace, !character.isWhitespace {
                found.append(start..<offset)
                (start, isFinished, hasSpace) = (offset, false, false)
            }
            if character.isNewline || (isFinished && character.isWhitespace) {
                hasSpace = true
            } else if ".?!…。？！".contains(character) {
                isFinished = true
            } else if !"\"'”’»)]".contains(character) {
                isFinished = false
            }
            offset += character.utf16.count
        }
        if start < offset { found.append(start..<offset) }
        return found
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
}

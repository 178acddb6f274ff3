/// The paragraph styles of a text: each holds from its first UTF-16 unit to the next one's.
package struct TextParagraphs: Hashable, Sendable {
    private var starts: [Int] = [0]
    package private(set) var styles: [TextParagraph]

    /// One style for all paragraphs.
    package init(_ style: TextParagraph) {
        styles = [style]
    }

    /// In the order of their starts; the first one's counts as 0.
    package init(_ parts: [(start: Int, style: TextParagraph)]) {
        styles = parts.map(\.style)
        starts = parts.map(\.start)
        if styles.isEmpty { (styles, starts) = ([TextParagraph()], [0]) }
    }

    package var first: TextParagraph { styles[0] }

    /// The style that a paragraph has which begins there.
    func index(at utf16: Int) -> Int {
        if styles.count == 1 { return 0 }
        return max(0, (starts.firstIndex { $0 > utf16 } ?? starts.count) - 1)
    }
}

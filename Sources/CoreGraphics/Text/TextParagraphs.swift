/// The paragraph styles of a text. Each applies from its first UTF-16 unit to that of the next one.
package struct TextParagraphs: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        package let start: Int
        package let style: TextParagraph

        package init(start: Int, style: TextParagraph) {
            self.start = start
            self.style = style
        }
    }

    package let first: TextParagraph
    /// In the order of their starts. Empty for nearly every text, which then needs no allocation.
    private let others: [Part]

    package init(_ first: TextParagraph, others: [Part] = []) {
        self.first = first
        self.others = others
    }

    /// Whether one style applies to the whole text.
    var isUniform: Bool { others.isEmpty }

    subscript(index: Int) -> TextParagraph {
        index == 0 ? first : others[index - 1].style
    }

    /// Returns the index of the style of a paragraph that begins at the offset.
    func index(at utf16: Int) -> Int {
        others.firstIndex { $0.start > utf16 } ?? others.count
    }
}

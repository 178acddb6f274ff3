/// The heights of headers and footers with titles of one line, for tables that ask for all heights at once.
///
/// Owned by ``BandSizing``. A title that certainly takes one line needs no view; the first one of each kind is measured.
@MainActor
struct TitleHeights {
    /// What the height of a title of one line depends on.
    struct Kind: Hashable {
        let isHeader: Bool
        let isFirst: Bool
        let followsFooterWithText: Bool
    }

    private struct Line {
        let height: Double
        /// The number of characters that fit into a line, however wide they are.
        let characters: Int
    }

    private var lines: [Kind: Line] = [:]

    /// Returns the height of a title; nil if it has to be measured.
    func height(of title: String, _ kind: Kind) -> Double? {
        guard let line = lines[kind], Self.isPlain(title), title.utf8.count <= line.characters else { return nil }
        return line.height
    }

    /// Takes over the height of a title that was measured, if it has one line.
    mutating func learn(
        _ height: Double, of title: String, _ kind: Kind, in view: UITableViewHeaderFooterView, width: CGFloat
    ) {
        guard lines[kind] == nil, Self.isPlain(title), let font = view.titles.title?.font else { return }
        // No character of ASCII is as wide as this in a font for text.
        let widest = font.pointSize * 1.5
        let room = HeaderFooterLayout(of: view, width: width).labelWidth
        guard room.isFinite, widest > 0 else { return }
        let characters = Int(min(room / widest, 1_000))
        guard title.utf8.count <= characters else { return }
        lines[kind] = Line(height: height, characters: characters)
    }

    /// Whether the font itself has all the characters, and none of them ends the line.
    private static func isPlain(_ title: String) -> Bool {
        !title.isEmpty && title.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}

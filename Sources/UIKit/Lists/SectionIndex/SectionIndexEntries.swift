import Foundation

/// What a section index shows of its titles: all of them, or, where there is no room for that, some of them with a dot
/// for those between two.
///
/// A value; the view draws it. Positions are along the index, 0 at the top of the first entry.
struct SectionIndexEntries: Equatable {
    enum Entry: Equatable {
        case title(Int)
        /// One or more titles that have no room.
        case dot
    }

    let entries: [Entry]
    /// The number of all titles.
    private let titles: Int
    private let pitch: CGFloat

    /// - Parameter room: the height that the entries may take.
    init(titles: Int, room: CGFloat, pitch: CGFloat) {
        self.titles = titles
        self.pitch = pitch
        let places = max(Int((room / pitch + 0.001).rounded(.down)), 0)
        entries = titles <= places ? (0..<titles).map(Entry.title) : Self.thinned(titles, places)
    }

    /// Titles and dots alternate, and begin and end with a title.
    private static func thinned(_ titles: Int, _ places: Int) -> [Entry] {
        // Dots only where they stand for something.
        let shown = min((places + 1) / 2, (titles + 1) / 2)
        guard shown > 1 else { return places > 0 && titles > 0 ? [.title(0)] : [] }
        var entries: [Entry] = [.title(0)]
        var last = 0
        for step in 1..<shown {
            let next = Int((Double(step) * Double(titles - 1) / Double(shown - 1)).rounded())
            if next > last + 1 { entries.append(.dot) }
            entries.append(.title(next))
            last = next
        }
        return entries
    }

    var height: CGFloat { CGFloat(entries.count) * pitch }

    /// Returns the middle of an entry.
    func middle(of entry: Int) -> CGFloat { (CGFloat(entry) + 0.5) * pitch }

    /// Returns the title at a position. A dot stands for the titles around it, in equal parts; positions beyond the ends
    /// are the first and the last title. Nil without entries.
    func title(at position: CGFloat) -> Int? {
        guard !entries.isEmpty, titles > 0 else { return nil }
        let title = (position / height * CGFloat(titles)).rounded(.down)
        return Int(min(max(title, 0), CGFloat(titles - 1)))
    }
}

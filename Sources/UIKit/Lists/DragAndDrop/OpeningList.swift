internal import TableEngine

/// The rooms that a list makes for rows that its data source does not have: one below a drag, and those of temporary rows.
struct OpeningList<Placeholder: AnyObject> {
    private struct Entry {
        var opening: RowOpening
        /// Nil for the room below a drag.
        let placeholder: Placeholder?
    }

    /// From first to last.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var openings: [RowOpening] { entries.map(\.opening) }
    var placeholders: [Placeholder] { entries.compactMap(\.placeholder) }

    // MARK: Below a drag

    /// The room below a drag; nil for none.
    var hover: RowOpening? { entries.first { $0.placeholder == nil }?.opening }

    mutating func setHover(_ new: RowOpening?) {
        entries.removeAll { $0.placeholder == nil }
        guard let new else { return }
        let index = entries.firstIndex { $0.opening.row >= new.row } ?? entries.count
        entries.insert(Entry(opening: new, placeholder: nil), at: index)
    }

    // MARK: Temporary rows

    /// Adds a temporary row at a place among the rows that are seen. Returns false if there is no such place.
    mutating func insert(
        _ placeholder: Placeholder, size: CGSize?, at place: RowIndex, in order: OpenedOrder?, counts: SectionCounts
    ) -> Bool {
        var index = 0
        var boundary = place
        for (other, entry) in entries.enumerated() where entry.opening.row.section == place.section {
            guard let open = order?.place(ofOpening: other), open.row < place.row else { continue }
            index = other + 1
            boundary.row -= 1
        }
        if index == 0 { index = entries.firstIndex { $0.opening.row >= boundary } ?? entries.count }
        let opening = RowOpening(row: boundary, size: size)
        guard opening.exists(in: counts) else { return false }
        entries.insert(Entry(opening: opening, placeholder: placeholder), at: index)
        return true
    }

    /// Returns the temporary row of an opening; nil for the room below a drag.
    func placeholder(_ index: Int) -> Placeholder? { index < entries.count ? entries[index].placeholder : nil }

    func index(of placeholder: Placeholder) -> Int? { entries.firstIndex { $0.placeholder === placeholder } }

    func contains(_ placeholder: Placeholder) -> Bool { index(of: placeholder) != nil }

    /// Returns where the data source inserts the row of a temporary one.
    func boundary(of placeholder: Placeholder) -> RowIndex? {
        index(of: placeholder).map { entries[$0].opening.row }
    }

    mutating func remove(_ placeholder: Placeholder) { entries.removeAll { $0.placeholder === placeholder } }

    mutating func removeAll() { entries = [] }

    /// Returns the number of a place without the temporary rows before it; the room below a drag counts.
    func withoutPlaceholders(_ place: RowIndex, in order: OpenedOrder) -> RowIndex {
        var row = place
        for index in order.openings.indices where placeholder(index) != nil {
            let open = order.place(ofOpening: index)
            if open.section == place.section, open.row < place.row { row.row -= 1 }
        }
        return row
    }

    /// Follows an update. Returns the temporary rows that are gone.
    mutating func remap(_ map: IndexMap) -> [Placeholder] {
        var gone: [Placeholder] = []
        entries = entries.compactMap { entry in
            guard let opening = entry.opening.following(map) else {
                if let placeholder = entry.placeholder { gone.append(placeholder) }
                return nil
            }
            return Entry(opening: opening, placeholder: entry.placeholder)
        }
        // Moves may have changed the order; entries before the same row keep theirs.
        entries = entries.enumerated()
            .sorted { ($0.element.opening.row, $0.offset) < ($1.element.opening.row, $1.offset) }
            .map(\.element)
        return gone
    }
}

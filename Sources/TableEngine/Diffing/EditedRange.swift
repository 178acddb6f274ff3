/// An ordered sequence: a range of slots in their order, without the removed ones, and with others inserted in the
/// gaps.
///
/// Slots that were never touched cost nothing. A place stays valid while other elements are inserted and removed, so an
/// inserted element is identified by its place alone. Copies share unchanged parts.
/// - Complexity: O(log edits) unless noted
struct EditedRange<Edit: OrderEdit> {
    let home: Range<Int>
    private(set) var edits: SummaryTree<Edit>

    /// `edits` must be empty. It is a parameter because sharing an empty tree costs less than making one.
    init(home: Range<Int>, noEdits: SummaryTree<Edit>) {
        self.home = home
        edits = noEdits
    }

    enum Element {
        case slot(Int)
        case edit(Edit)
    }

    var count: Int { home.count + edits.summary.inserted - edits.summary.removed }

    // MARK: Asking

    func edit(at key: OrderKey) -> Edit? {
        guard let element = edits.seek({ $0.last >= key })?.element, element.key == key else { return nil }
        return element
    }

    /// The sum of all edits before the place.
    func sum(before key: OrderKey) -> OrderSummary {
        guard let (element, before) = edits.seek({ $0.last >= key }) else { return .zero }
        return element.key < key ? before + element.summary : before
    }

    /// The number of elements before the place.
    func rank(of key: OrderKey) -> Int { rank(of: key, sum(before: key)) }

    private func rank(of key: OrderKey, _ before: OrderSummary) -> Int {
        key.gap - home.lowerBound + before.inserted - before.removed
    }

    /// - Precondition: `rank` is below ``count``.
    func element(at rank: Int) -> Element {
        func isPast(_ sum: OrderSummary) -> Bool {
            sum.last.gap - home.lowerBound + (sum.last.isHome ? 1 : 0) + sum.inserted - sum.removed > rank
        }
        var before = OrderSummary.zero
        if let found = edits.seek(isPast) {
            before = found.before
            let through = before + found.element.summary
            if !isPast(through) {
                before = through
            } else if rank >= self.rank(of: found.element.key, before) {
                return .edit(found.element)
            }
        }
        return .slot(home.lowerBound + rank - before.inserted + before.removed)
    }

    /// Calls the closures from first to last, for runs of untouched slots and for inserted or changed elements.
    /// - Complexity: O(edits)
    func forEach(slots: (Range<Int>) -> Void, edit: (Edit) -> Void) {
        var next = home.lowerBound
        edits.forEach(from: { _ in true }) { element, _ in
            if element.key.gap > next {
                slots(next..<element.key.gap)
                next = element.key.gap
            }
            if element.key.isHome { next += 1 }
            if !element.isRemoval { edit(element) }
            return true
        }
        if next < home.upperBound { slots(next..<home.upperBound) }
    }

    // MARK: Changing

    /// Adds an edit, replacing the edit at the same place if there is one.
    mutating func put(_ edit: Edit) {
        let key = edit.key
        _ = edits.editLeaf({ $0.last >= key }) { elements, index, _ in
            if elements.isEmpty || elements[index].key < key {
                elements.append(edit)
            } else if elements[index].key == key {
                elements[index] = edit
            } else {
                elements.insert(edit, at: index)
            }
            return true
        }
    }

    mutating func removeEdit(at key: OrderKey) {
        _ = edits.editLeaf({ $0.last >= key }) { elements, index, _ in
            guard !elements.isEmpty, elements[index].key == key else { return false }
            elements.remove(at: index)
            return true
        }
    }
}

/// What was touched, step by step, back to the untouched slots: each snapshot points at its newest step, so that a copy
/// costs nothing, and two snapshots with the same newest step are alike.
final class EditHistory {
    let items: [Int]
    let sections: [Int]
    private(set) var previous: EditHistory?
    /// How many were touched up to and with this step.
    let total: Int

    init(items: [Int] = [], sections: [Int] = [], after previous: EditHistory?) {
        self.items = items
        self.sections = sections
        self.previous = previous
        total = (previous?.total ?? 0) + max(1, items.count + sections.count)
    }

    /// Long histories are released step by step; left alone each release would nest in the one before.
    deinit {
        var next = previous
        previous = nil
        while isKnownUniquelyReferenced(&next) {
            let following = next?.previous
            next?.previous = nil
            next = following
        }
    }

    /// What was touched since `ancestor`, in no order; nil if it is none.
    static func touched(from ancestor: EditHistory?, to newest: EditHistory?) -> (items: Set<Int>, sections: Set<Int>)?
    {
        var items = Set<Int>()
        var sections = Set<Int>()
        var step = newest
        while step !== ancestor {
            guard let current = step, current.total > ancestor?.total ?? 0 else { return nil }
            items.formUnion(current.items)
            sections.formUnion(current.sections)
            step = current.previous
        }
        return (items, sections)
    }
}

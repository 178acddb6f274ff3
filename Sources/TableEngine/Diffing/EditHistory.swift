/// The edits since the untouched slots, as a linked list of steps. Each snapshot refers to its newest step, so copying
/// one is free, and two snapshots with the same newest step are equal.
final class EditHistory {
    let items: [Int]
    let sections: [Int]
    private(set) var previous: EditHistory?
    /// The number of elements touched up to and including this step.
    let total: Int

    init(items: [Int] = [], sections: [Int] = [], after previous: EditHistory?) {
        self.items = items
        self.sections = sections
        self.previous = previous
        total = (previous?.total ?? 0) + max(1, items.count + sections.count)
    }

    /// Releases long histories step by step; a recursive release would overflow the stack.
    deinit {
        var next = previous
        previous = nil
        while isKnownUniquelyReferenced(&next) {
            let following = next?.previous
            next?.previous = nil
            next = following
        }
    }

    /// The elements touched since `ancestor`, in no order; nil if `ancestor` is not in this history.
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

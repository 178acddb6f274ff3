/// Tells which of a base class's methods a subclass overrides, by comparing the words of both classes' vtables.
///
/// A vtable lists methods in the order of the class body. Two probes fix where a run of methods lies: subclasses of the
/// base, one overriding only the first method of the run, one only the last; a third subclass overrides nothing and
/// shows which words differ anyway (inherited initialisers, the deallocator). Exact in every build, and independent of
/// symbol tables; about 0.1 us a class. Sendable because metadata records of named classes never go away and their
/// vtables never change.
package struct OverrideTable: @unchecked Sendable {
    private let base: ClassMetadata
    private let firstWord: Int
    private let count: Int

    /// Nil when the probes do not show a run of `count` methods: the ABI is not the one known here.
    ///
    /// - Parameters:
    ///   - count: how many methods stand in the base's body from the first to the last, both included.
    package init?(base: AnyClass, empty: AnyClass, first: AnyClass, last: AnyClass, count: Int) {
        self.base = ClassMetadata(base)
        self.count = count
        let differsAnyway = Self.differingWords(empty, self.base)
        let firstWords = Self.differingWords(first, self.base).subtracting(differsAnyway)
        let lastWords = Self.differingWords(last, self.base).subtracting(differsAnyway)
        guard firstWords.count == 1, lastWords.count == 1, let firstWord = firstWords.first,
            let lastWord = lastWords.first,
            lastWord - firstWord == count - 1
        else { return nil }
        self.firstWord = firstWord
    }

    /// Whether `subclass` or a class between it and the base overrides the method at `index` of the run.
    package func overrides(_ index: Int, in subclass: AnyClass) -> Bool {
        precondition(index >= 0 && index < count, "method \(index) of \(count)")
        return ClassMetadata(subclass).word(firstWord + index) != base.word(firstWord + index)
    }

    private static func differingWords(_ subclass: AnyClass, _ base: ClassMetadata) -> Set<Int> {
        let subclass = ClassMetadata(subclass)
        guard subclass.wordCount >= base.wordCount, base.wordCount > ClassMetadata.firstMemberWord else { return [] }
        return Set(
            (ClassMetadata.firstMemberWord..<base.wordCount).filter { subclass.word($0) != base.word($0) })
    }
}

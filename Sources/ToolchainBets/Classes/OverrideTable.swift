// Sound: records of named classes never go away, and their method tables never change.
/// Tells which methods of a base class a subclass overrides, by comparing the words of both vtables.
///
/// A vtable lists methods in the order of the class body. Two probes locate a range of methods: subclasses of the base,
/// one of which overrides only the first method of the range, the other only the last. A third subclass overrides
/// nothing and shows which words always differ (inherited initializers, the deallocator). The answers are exact in
/// every build and need no symbol table; each class takes about 0.1 us. Sendable because metadata records of named
/// classes are never freed and their vtables never change.
package struct OverrideTable: @unchecked Sendable {
    private let base: ClassMetadata
    private let firstWord: Int
    private let count: Int

    /// Nil when the probes do not delimit `count` methods, because the ABI is not the expected one.
    ///
    /// - Parameters:
    ///   - count: the number of methods in the body of the base from the first to the last, both included.
    package init?(base: AnyClass, empty: AnyClass, first: AnyClass, last: AnyClass, count: Int) {
        guard ToolchainBet.methodTables.isAllowed else { return nil }
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

    /// Returns whether `subclass` or a class between it and the base overrides the method at `index` of the range.
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

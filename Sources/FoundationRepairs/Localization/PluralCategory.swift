import CToolchainBets

/// The categories of numbers that a language tells apart in plurals.
package enum PluralCategory {
    /// Returns "zero", "one", "two", "few", "many" or "other".
    package static func name(of value: Double, in language: String) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 17) { category in
            guard get_plural_category(language, value, category.baseAddress, category.count),
                let start = category.baseAddress
            else { return value == 1 ? "one" : "other" }
            return String(cString: start)
        }
    }
}

/// Words that predicate formats use themselves.
enum PredicateWords {
    static let reserved: Set<String> = [
        "AND", "OR", "NOT", "IN", "ANY", "ALL", "NONE", "SOME", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
        "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST", "LAST", "SIZE", "ANYKEY",
        "SUBQUERY", "FETCH", "CAST", "TERNARY", "FUNCTION", "UNION", "INTERSECT", "MINUS", "TRUEPREDICATE",
        "FALSEPREDICATE",
    ]

    /// Marks keys that are reserved words: `#size`.
    static func escaped(_ keyPath: String) -> String {
        keyPath.split(separator: ".", omittingEmptySubsequences: false)
            .map { reserved.contains($0.uppercased()) ? "#\($0)" : String($0) }.joined(separator: ".")
    }
}

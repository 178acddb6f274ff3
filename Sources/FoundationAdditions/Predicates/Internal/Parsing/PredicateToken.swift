import Foundation

/// The smallest part of a predicate format.
enum PredicateToken {
    /// A key, a function's name or a reserved word. `isKey`: it was written as `#key`, and is no reserved word.
    case word(String, isKey: Bool = false)
    case text(String)
    case number(NSNumber)
    /// `$name`
    case variable(String)
    /// `%@`
    case argument(Any?)
    /// `%K`
    case keyPath(String)
    case symbol(String)

    /// The reserved word or symbol, in capitals; empty for other tokens.
    var keyword: String {
        switch self {
        case .word(let word, false): word.uppercased()
        case .symbol(let symbol): symbol
        default: ""
        }
    }
}

/// Why a format could not be read. The text is only for the hint on the console.
struct PredicateSyntaxError: Error {
    let reason: String
}

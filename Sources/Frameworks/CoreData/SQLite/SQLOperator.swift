/// The operators of `NSComparisonPredicate`, with its raw values.
enum SQLOperator: UInt {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith
    case `in`
    case contains = 99
    case between
}

/// The options of `NSComparisonPredicate`, with its raw values.
struct SQLStringOptions: OptionSet {
    let rawValue: UInt
}

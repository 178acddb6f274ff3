/// The operator of a comparison.
enum ComparisonOperator: Equatable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`, contains, between
    /// Sends the message to the left value, with the right value as its argument.
    case custom(Selector)

    /// - Parameters:
    ///   - left: a normalized value, like `right`.
    func holds(_ left: Any?, _ right: Any?, _ options: StringOptions) -> Bool {
        switch self {
        case .equalTo: PredicateValue.isEqual(left, right, options)
        case .notEqualTo: !PredicateValue.isEqual(left, right, options)
        case .lessThan: orders(left, right, options, [.orderedAscending])
        case .lessThanOrEqualTo: orders(left, right, options, [.orderedAscending, .orderedSame])
        case .greaterThan: orders(left, right, options, [.orderedDescending])
        case .greaterThanOrEqualTo: orders(left, right, options, [.orderedDescending, .orderedSame])
        case .between: isBetween(left, right, options)
        case .contains: PredicateValue.contains(left, right, options)
        case .in: PredicateValue.contains(right, left, options)
        case .beginsWith: strings(left, right) { options.isPrefix($1, of: $0) }
        case .endsWith: strings(left, right) { options.isSuffix($1, of: $0) }
        case .like: strings(left, right) { options.isLike($0, $1) }
        case .matches: strings(left, right) { options.matches($0, $1) }
        case .custom(let selector): responds(left, selector, right)
        }
    }

    private func orders(
        _ left: Any?, _ right: Any?, _ options: StringOptions, _ orders: Set<ComparisonResult>
    ) -> Bool {
        PredicateValue.order(left, right, options).map(orders.contains) ?? false
    }

    private func isBetween(_ value: Any?, _ bounds: Any?, _ options: StringOptions) -> Bool {
        guard let bounds = bounds.flatMap(PredicateValue.elements), bounds.count == 2 else { return false }
        return ComparisonOperator.greaterThanOrEqualTo.holds(value, PredicateValue.normalized(bounds[0]), options)
            && ComparisonOperator.lessThanOrEqualTo.holds(value, PredicateValue.normalized(bounds[1]), options)
    }

    private func strings(_ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool) -> Bool {
        guard let left = left.flatMap(PredicateValue.string), let right = right.flatMap(PredicateValue.string) else {
            return false
        }
        return compare(left, right)
    }

    private func responds(_ left: Any?, _ selector: Selector, _ right: Any?) -> Bool {
        guard let target = left as? NSObject else { return false }
        return MessageSend.send(selector, to: target, right).flatMap(PredicateValue.number)?.boolValue ?? false
    }

    /// The operators as predicate formats spell them. The first spelling is the one that is printed.
    static let spellings: [(text: String, operation: ComparisonOperator)] = [
        ("<=", .lessThanOrEqualTo), ("=<", .lessThanOrEqualTo), (">=", .greaterThanOrEqualTo),
        ("=>", .greaterThanOrEqualTo), ("==", .equalTo), ("!=", .notEqualTo), ("<>", .notEqualTo), ("<", .lessThan),
        (">", .greaterThan), ("=", .equalTo), ("MATCHES", .matches), ("LIKE", .like), ("BEGINSWITH", .beginsWith),
        ("ENDSWITH", .endsWith), ("IN", .in), ("CONTAINS", .contains), ("BETWEEN", .between),
    ]

    var symbol: String { ComparisonOperator.spellings.first { $0.operation == self }?.text ?? "" }
}

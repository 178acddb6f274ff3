import Foundation

/// NSSortDescriptor, whose initializers with a key return objects of a subclass. Specific to Trestle.
public protocol SortDescriptorWithKey {}

extension NSSortDescriptor: SortDescriptorWithKey {}

// Foundation on Linux declares the same members as not available; the compiler prefers these.
extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Creates a descriptor that orders by the values of a key path, read with key-value coding: numbers, strings, dates
    /// and other comparable values. Without a key the objects themselves are compared. nil is before everything else.
    public init(key: String?, ascending: Bool) {
        self = KeySortDescriptor(key, ascending: ascending, selector: nil, KeySortDescriptor.order) as! Self
    }

    /// Creates a descriptor that compares values with a method: one of NSString's `compare:`,
    /// `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` and
    /// `localizedStandardCompare:`, or a method of the values that returns a `ComparisonResult`.
    public init(key: String?, ascending: Bool, selector: Selector?) {
        let compare = selector.map(SelectorComparison.comparator) ?? KeySortDescriptor.order
        self = KeySortDescriptor(key, ascending: ascending, selector: selector, compare) as! Self
    }

    /// - Parameter cmptr: compares two values that are not nil.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = KeySortDescriptor(key, ascending: ascending, selector: nil, cmptr) as! Self
    }
}

extension NSSortDescriptor {
    /// The key path; nil for a descriptor without one, or with a key path of Swift.
    public var key: String? { (self as? KeySortDescriptor)?.path }

    /// The method that compares values. It is `compare:` for a descriptor with a key that was created without a method.
    public var selector: Selector? { (self as? KeySortDescriptor)?.comparisonSelector }
}

/// Orders objects by the values of a key.
final class KeySortDescriptor: NSSortDescriptor {
    let path: String?
    let comparisonSelector: Selector?
    private let order: Comparator

    init(_ path: String?, ascending: Bool, selector: Selector?, _ order: @escaping Comparator) {
        self.path = path
        comparisonSelector = selector ?? "compare:"
        self.order = order
        super.init(keyPath: \AnyHashable.self, ascending: ascending, comparator: order)
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result = comparison(value(object1), value(object2))
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    private func value(_ object: Any) -> Any? {
        PredicateValue.normalized(path.map { KeyPathValues.value(object, $0) } ?? object)
    }

    private func comparison(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (left, right) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): order(left, right)
        }
    }

    override var reversedSortDescriptor: Any {
        KeySortDescriptor(path, ascending: !ascending, selector: comparisonSelector, order)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? KeySortDescriptor else { return false }
        return other.path == path && other.ascending == ascending && other.comparisonSelector == comparisonSelector
    }

    override var hash: Int { path.hashValue }

    /// Compares as `compare:` does. Values without an order raise `NSInvalidArgumentException`, as objects without that
    /// method do on Apple's systems.
    static let order: @Sendable (Any, Any) -> ComparisonResult = { left, right in
        if let order = PredicateValue.order(left, right) { return order }
        return SelectorComparison.send("compare:", left, right)
    }
}

/// Compares values with a method that is known by name.
private enum SelectorComparison {
    static func comparator(_ selector: Selector) -> Comparator {
        if selector == "compare:" { return KeySortDescriptor.order }
        if let method = ofStrings[String(selector)] {
            return { (left: Any, right: Any) -> ComparisonResult in
                guard let first = PredicateValue.string(left), let second = PredicateValue.string(right) else {
                    return send(selector, left, right)
                }
                return method(first, second)
            }
        }
        return { send(selector, $0, $1) }
    }

    static func send(_ selector: Selector, _ left: Any, _ right: Any) -> ComparisonResult {
        guard let object = left as? NSObject else {
            Trestle.raise(
                .invalidArgumentException,
                "-[\(ClassName(type(of: left))) \(selector)]: unrecognized selector sent to instance")
            return .orderedSame
        }
        guard let result = MessageSend.send(selector, to: object, right) else { return .orderedSame }
        if let order = result as? ComparisonResult { return order }
        return PredicateValue.number(result).flatMap { ComparisonResult(rawValue: $0.intValue) } ?? .orderedSame
    }

    private static let ofStrings: [String: @Sendable (String, String) -> ComparisonResult] = [
        "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
        "localizedCompare:": { $0.localizedCompare($1) },
        "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
        "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
    ]
}

import Foundation

/// Compares values as predicates do. Values are normalized first: nil for NSNull, raw values for enumerations.
enum PredicateValue {
    static func normalized(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalValue { return normalized(optional.wrapped) }
        if value is NSNull { return nil }
        if let raw = value as? any RawRepresentable { return raw.rawValue }
        return value
    }

    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Decimal: NSDecimalNumber(decimal: number)
        default: nil
        }
    }

    static func string(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let text as NSAttributedString: text.string
        default: nil
        }
    }

    static func date(_ value: Any) -> Date? {
        if let date = value as? Date { return date }
        let object = value as? NSDate
        return object.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }

    /// Returns the elements of an array or set, the keys of a dictionary, and nil for anything else.
    static func elements(_ value: Any) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        case let dictionary as NSDictionary: dictionary.allKeys
        case let dictionary as [AnyHashable: Any]: dictionary.keys.map(\.base)
        default: nil
        }
    }

    static func isEqual(_ left: Any?, _ right: Any?, _ options: StringOptions = []) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = number(left), let right = number(right) { return left.compare(right) == .orderedSame }
        if let left = string(left), let right = string(right) { return options.isEqual(left, right) }
        if let left = date(left), let right = date(right) { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = elements(left), let right = elements(right) { return areEqual(left, right, options) }
        return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
    }

    private static func areEqual(_ left: [Any], _ right: [Any], _ options: StringOptions) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { isEqual(normalized($0), normalized($1), options) }
    }

    /// Returns how two values are ordered; nil for values without an order, and if one of them is nil.
    static func order(_ left: Any?, _ right: Any?, _ options: StringOptions = []) -> ComparisonResult? {
        guard let left, let right else { return nil }
        if let left = number(left), let right = number(right) { return left.compare(right) }
        if let left = string(left), let right = string(right) { return options.order(left, right) }
        if let left = date(left), let right = date(right) { return left.compare(right) }
        if let left = left as? NSIndexPath, let right = right as? IndexPath { return left.compare(right) }
        return (left as? any Comparable).flatMap { order($0, right) }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
        guard let right = right as? Value else { return nil }
        return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
    }

    /// Returns whether a string contains another one, or a collection an element.
    static func contains(_ whole: Any?, _ part: Any?, _ options: StringOptions) -> Bool {
        guard let whole else { return false }
        if let text = string(whole) {
            return part.flatMap(string).map { options.contains($0, in: text) } ?? false
        }
        if let elements = elements(whole) { return elements.contains { isEqual(normalized($0), part, options) } }
        Trestle.raise(
            .invalidArgumentException, "Can't use in/contains operator with collection \(whole) (not a collection)")
        return false
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

import Foundation

/// The operators of key paths on the elements of a collection: `@sum.price`, `@distinctUnionOfObjects.name`.
enum CollectionOperator {
    /// Returns the operator at the start of a key path, without its `@`, and the path to the values; nil if the key path
    /// does not begin with one.
    static func split(_ keyPath: String) -> (name: String, path: String)? {
        let (key, rest) = KeyValueCoder.split(keyPath)
        guard key.hasPrefix("@"), key != "@count" || rest != nil else { return nil }
        return (String(key.dropFirst()), rest ?? "self")
    }

    static func value(_ name: String, of collection: any KeyedElements, _ path: String) -> Any? {
        let all = collection.keyedElements
        // Where nil is no value: it adds nothing to a sum, and is neither the least nor the greatest.
        let values = all.compactMap { KeyedElement.value($0, forKeyPath: path) }.filter { !($0 is NSNull) }
        switch name {
        case "count": return NSNumber(value: all.count)
        case "sum": return sum(values)
        case "avg": return NSNumber(value: all.isEmpty ? 0 : sum(values).doubleValue / Double(all.count))
        case "min": return values.min(by: precedes)
        case "max": return values.max(by: precedes)
        case "unionOfObjects": return collection.collection(complete(values, of: all, name, collection))
        case "distinctUnionOfObjects":
            return collection.collection(distinct(complete(values, of: all, name, collection)))
        case "unionOfArrays": return collection.collection(values.flatMap(elements))
        case "distinctUnionOfArrays", "distinctUnionOfSets":
            return collection.collection(distinct(values.flatMap(elements)))
        default:
            Trestle.raise(
                .invalidArgumentException,
                "[<\(ClassName(type(of: collection))) \(ObjectAddress(collection))> valueForKeyPath:]: this class does not "
                    + "implement the \(name) operation.")
            return nil
        }
    }

    private static func sum(_ values: [Any]) -> NSNumber {
        let numbers = values.compactMap(KeyValueConversion.number)
        let isWhole = numbers.allSatisfy { !["d", "f"].contains(Character(UnicodeScalar(UInt8($0.objCType.pointee)))) }
        return isWhole
            ? NSNumber(value: numbers.reduce(0) { $0 &+ $1.int64Value })
            : NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue })
    }

    /// Compares numbers, texts and dates, as their method `compare:` does.
    private static func precedes(_ first: Any, _ second: Any) -> Bool {
        if let first = KeyValueConversion.number(first), let second = KeyValueConversion.number(second) {
            return first.compare(second) == .orderedAscending
        }
        if let first = first as? String, let second = second as? String {
            return (first as NSString).compare(second) == .orderedAscending
        }
        if let first = first as? Date, let second = second as? Date { return first < second }
        return false
    }

    /// Raises an exception if an element has no value, which these operators do not accept.
    private static func complete(_ values: [Any], of all: [Any], _ name: String, _ collection: NSObject) -> [Any] {
        if values.count < all.count {
            Trestle.raise(
                .invalidArgumentException,
                "[<\(ClassName(type(of: collection))) \(ObjectAddress(collection))> valueForKeyPath:]: @\(name) found nil"
            )
        }
        return values
    }

    private static func distinct(_ values: [Any]) -> [Any] {
        var known: Set<AnyHashable> = []
        return values.filter { ($0 as? AnyHashable).map { known.insert($0).inserted } ?? true }
    }

    private static func elements(_ value: Any) -> [Any] {
        (value as? any KeyedElements)?.keyedElements ?? (value as? [Any]) ?? Array(KeyValueSet.members(of: value) ?? [])
    }
}

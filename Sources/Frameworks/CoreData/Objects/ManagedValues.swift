import Foundation

/// Compares and converts the values of properties.
enum ManagedValues {
    /// Returns whether two values of a slot are equal. Related objects are compared by identity.
    static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let key = key(first) { return key == self.key(second) }
        if let first = first as? String, let second = second as? String { return first == second }
        if let first = first as? NSNumber, let second = second as? NSNumber { return first.isEqual(second) }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        return type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
    }

    private static func key(_ value: Any) -> ObjectKey? {
        if let object = value as? NSManagedObject { return object.id.key }
        return (value as? NSManagedObjectID)?.key
    }

    /// Returns the value as an attribute of the type holds it; nil if the type does not fit.
    static func converted(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .stringAttributeType:
            if let text = value as? String { return text }
            return (value as? NSString).map { String(describing: $0) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return number(value).map { NSNumber(value: $0.int64Value) }
        case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) }
        case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            if let decimal = value as? NSDecimalNumber { return decimal }
            return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .dateAttributeType:
            if let date = value as? Date { return date }
            if let date = value as? NSDate {
                return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
            }
            // A scalar property of a date is its time interval.
            return (value as? Double).map(Date.init(timeIntervalSinceReferenceDate:))
        case .binaryDataAttributeType:
            if let data = value as? Data { return data }
            return (value as? NSData).map { Data(referencing: $0) }
        case .UUIDAttributeType:
            if let id = value as? UUID { return id }
            return (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
        case .URIAttributeType:
            if let url = value as? URL { return url }
            return (value as? NSURL).flatMap { URL(string: $0.absoluteString) }
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .undefinedAttributeType, .transformableAttributeType: return value
        }
    }

    static func number(_ value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let value = value as? CGFloat { return NSNumber(value: Double(value)) }
        if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
        return nil
    }

    /// Returns nil for a nil optional and for `NSNull`, and the value in other optionals.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalManagedValue { return unwrapped(optional.managedContent) }
        if let raw = value as? any RawRepresentable, !(value is NSObject) { return raw.rawValue }
        return value
    }

    /// Returns the objects in a set, ordered set or array.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: set.sorted { $0.sequence < $1.sequence }
        case let array as [NSManagedObject]: array
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        default: []
        }
    }
}

/// An optional, seen without its type.
protocol OptionalManagedValue {
    var managedContent: Any? { get }
    static var wrappedType: Any.Type { get }
    static func wrapping(_ value: Any?) -> Any
}

extension Optional: OptionalManagedValue {
    var managedContent: Any? { self }
    static var wrappedType: Any.Type { Wrapped.self }
    static func wrapping(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}

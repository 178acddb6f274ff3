import Foundation

/// Makes predicates of formats whose arguments may be values of Realm.
enum PredicateArguments {
    static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
        NSPredicate(format: format, argumentArray: arguments.map(argument))
    }

    /// Collections of Realm as arrays, nil as NSNull, enumerations as raw values.
    static func argument(_ value: Any) -> Any {
        if let optional = value as? any OptionalContents {
            return optional.contents.map(argument) ?? NSNull()
        }
        switch value {
        case let decimal as Decimal128: return decimal.doubleValue
        case let object as ObjectBase: return object
        case let collection as any RealmCollection: return elements(collection)
        case let array as [Any]: return array.map(argument)
        case let raw as any RealmEnum: return rawValue(raw)
        case let custom as any CustomPersistable: return persisted(custom)
        default: return value
        }
    }

    private static func elements<Elements: RealmCollection>(_ collection: Elements) -> [Any] {
        collection.map { argument($0) }
    }

    private static func rawValue<Value: RealmEnum>(_ value: Value) -> Any { value.rawValue }

    private static func persisted<Value: CustomPersistable>(_ value: Value) -> Any { argument(value.persistableValue) }
}

import Foundation

/// Converts the values of transformable attributes to data and back.
enum TransformableCoding {
    /// Returns nil for a value that contains objects which cannot be archived.
    static func archived(_ value: Any) -> Data? {
        guard let object = foundationObject(value) else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    /// Returns Swift collections as those of Foundation. Archiving anything without `NSCoding` would end the process.
    private static func foundationObject(_ value: Any) -> Any? {
        func all(_ values: [Any]) -> [Any]? {
            let objects = values.compactMap(foundationObject)
            return objects.count == values.count ? objects : nil
        }
        switch value {
        case is NSString, is NSNumber, is NSDate, is NSData, is NSURL, is NSUUID, is NSNull: return value
        case let array as [Any]: return all(array).map { NSArray(array: $0) }
        case let array as NSArray: return all(array.map { $0 }).map { NSArray(array: $0) }
        case let set as NSSet: return all(set.allObjects).map { NSSet(array: $0) }
        case let set as Set<AnyHashable>: return all(set.map(\.base)).map { NSSet(array: $0) }
        case let dictionary as [String: Any]:
            let values = dictionary.compactMapValues(foundationObject)
            return values.count == dictionary.count ? NSDictionary(dictionary: values) : nil
        case is any NSCoding: return value
        default: return nil
        }
    }

    static func unarchived(_ data: Data) -> Any? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    static func data(of value: Any, _ attribute: NSAttributeDescription?) throws -> Data {
        let name = attribute?.valueTransformerName.flatMap { $0.isEmpty ? nil : $0 }
        if let name, let transformer = ValueTransformer.named(NSValueTransformerName(name)) {
            let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
            let result = isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            if let data = result as? Data ?? (result as? NSData).map({ Data(referencing: $0) }) { return data }
        } else if let data = archived(value) {
            return data
        }
        throw CoreDataError.error(
            NSPersistentStoreSaveError,
            "The value of the transformable attribute \(attribute?.owner?.name ?? "").\(attribute?.name ?? "") "
                + "(\(type(of: value))) cannot be converted to data.")
    }

    static func value(of data: Data, _ attribute: NSAttributeDescription?) -> Any? {
        let name = attribute?.valueTransformerName.flatMap { $0.isEmpty ? nil : $0 }
        guard let name, let transformer = ValueTransformer.named(NSValueTransformerName(name)) else {
            return unarchived(data)
        }
        return transformer is NSSecureUnarchiveFromDataTransformer
            ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
}

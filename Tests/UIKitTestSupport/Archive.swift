import Foundation
import Testing

@testable import UIKit

/// Copies objects by archiving them.
@MainActor
enum Archive {
    static func data(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    static func copy<Object: NSObject>(of object: Object) throws -> Object {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: try data(object))
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    /// Returns the object of an archive in which the values of a key were replaced.
    ///
    /// - Parameter value: nil removes the key.
    static func copy<Object: NSObject>(of object: Object, damaging key: String, to value: Any?) throws -> Object {
        var count = 0
        let copy = try copy(of: object) { part in
            guard var values = part as? [String: Any], values[key] != nil else { return part }
            count += 1
            values[key] = value
            return values
        }
        try #require(count > 0, "nothing has the key \(key)")
        return copy
    }

    /// Returns the object of an archive in which a text was replaced.
    static func copy<Object: NSObject>(of object: Object, replacing old: String, by new: String) throws -> Object {
        var count = 0
        let copy = try copy(of: object) { part in
            guard part as? String == old else { return part }
            count += 1
            return new
        }
        try #require(count > 0, "nothing has the text \(old)")
        return copy
    }

    /// Returns the object of an archive in which all data was replaced.
    static func copyWithoutData<Object: NSObject>(of object: Object) throws -> Object {
        try copy(of: object) { $0 is Data ? Data([1, 2, 3]) : $0 }
    }

    private static func copy<Object: NSObject>(of object: Object, changing change: (Any) -> Any) throws -> Object {
        let archive = try PropertyListSerialization.propertyList(from: try data(object), format: nil)
        var list = try #require(archive as? [String: Any])
        list["$objects"] = try #require(list["$objects"] as? [Any]).map(change)
        let damaged = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: damaged)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return try #require(copy as? Object)
    }

    static func image(_ color: UIColor = .red, _ size: CGSize = CGSize(width: 4, height: 3)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

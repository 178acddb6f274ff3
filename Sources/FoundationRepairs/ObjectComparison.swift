import CToolchainBets
import Foundation
import ToolchainBets

/// Has Core Foundation compare objects with `isEqual(_:)`.
///
/// `CFEqual` takes the 8 bytes behind an object's header for the record that only Foundation's own classes have there,
/// and reads a type from bits 8 to 17 of them. For any other class these bits belong to the first stored property, or
/// to nothing. If they are 0, as in most colors, fonts, boxed values such as `CGFloat`, and objects without
/// properties, the object has type 0, "Not A Type", whose functions end the process. In an attributed string every
/// comparison of attributes comes here.
///
/// An object of type 0 is therefore never Core Foundation's, and `NSObject`'s methods are what `CFEqual` and `CFHash`
/// call for every other object that is not. Foundation puts values that are not objects into a box that has them.
package enum ObjectComparison {
    /// Whether Core Foundation compares every object. It is false for a Foundation with other records.
    package static let isInEffect =
        ToolchainBet.untypedObjects.isAllowed
        && set_functions_of_untyped_objects({ areEqual($0, $1) }, { UInt(bitPattern: hash(of: $0)) })

    private static func areEqual(_ object: UnsafeRawPointer?, _ other: UnsafeRawPointer?) -> Bool {
        guard let object = ObjectComparison.object(object) else { return object == other }
        return object.isEqual(ObjectComparison.object(other))
    }

    private static func hash(of object: UnsafeRawPointer?) -> Int {
        ObjectComparison.object(object)?.hash ?? Int(bitPattern: object)
    }

    private static func object(_ pointer: UnsafeRawPointer?) -> NSObject? {
        pointer.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? NSObject }
    }
}

import Foundation

extension Trestle {
    /// Returns whether two objects are equal, as `isEqual(_:)` of NSObject says, `==` of other objects that can be hashed,
    /// and identity of all others. On Apple's systems every object has `isEqual(_:)`. Specific to Trestle.
    public static func isEqual(_ one: AnyObject, _ other: Any?) -> Bool {
        if let one = one as? NSObject { return one.isEqual(other) }
        guard let other else { return false }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one === (other as AnyObject)
    }
}

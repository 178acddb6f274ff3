import Foundation

/// - Linux: no effect
///
/// The floor of a building; locations on Linux have none.
// Sound: objects have no state.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var level: Int { 0 }
}

import Foundation

// Sound: an object of the photo library does not change.
/// - Linux: refuses
///
/// Something of the photo library. There is no library, so that the only objects are collections that the program
/// makes.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    let identifier = UUID().uuidString

    /// Unique to the object, for as long as the program runs.
    open var localIdentifier: String { identifier }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sound: a placeholder does not change.
/// - Linux: refuses
///
/// Stands for an object that a change request would create. No change request runs.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

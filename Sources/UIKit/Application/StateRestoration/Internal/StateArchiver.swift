import Foundation

/// Writes what one object encodes. The coder is a keyed archiver in which references to other restorable objects become
/// the keys of their records.
final class StateArchiver: NSKeyedArchiverDelegate {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    private let key: @MainActor (AnyObject) -> String?

    /// - Parameter key: returns the key of a restorable object's record; nil for an object that is not saved.
    @MainActor init(key: @escaping @MainActor (AnyObject) -> String?) {
        self.key = key
        coder.delegate = self
    }

    /// The archive. Nothing can be encoded after it was read.
    func finish() -> Data {
        coder.finishEncoding()
        return coder.encodedData
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        if let path = object as? IndexPath { return SavedIndexPath(path) }
        // Sound: the state is saved on the main actor, which waits for this answer.
        nonisolated(unsafe) let object = object
        // Sound: as above.
        nonisolated(unsafe) let archiver = self
        // Sound: as above.
        nonisolated(unsafe) var replacement = object
        MainActor.assumeIsolated { replacement = archiver.reference(to: object) }
        return replacement
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}

    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}

    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}

    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}

    @MainActor private func reference(to object: Any) -> Any {
        switch object {
        case let storyboard as UIStoryboard: SavedStoryboard(storyboard)
        case is UIViewController, is UIView: SavedReference(key(object as AnyObject))
        case let other as any UIStateRestoring:
            if let key = key(other) {
                SavedReference(key)
            } else {
                other is any NSCoding ? object : SavedReference(nil)
            }
        default: object
        }
    }
}

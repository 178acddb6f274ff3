import Foundation

extension UndoManager {
    /// Registers a closure that undoing calls with the target, which is not retained.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoAction(target) { if let target = $0 as? TargetType { handler(target) } })
    }

    /// A key of a value that is stored with an action.
    public struct UserInfoKey: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key. Undo managers give it no meaning.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key. Undo managers give it no meaning.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }
}

/// The key, in the user info of notifications of closed groups, of an `NSNumber` that is true if the group is
/// discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
    /// Posted before a group begins or ends and before something is undone or redone, for observers that register late.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before a group is undone. The object is the undo manager.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after a group was undone. The object is the undo manager.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group is redone. The object is the undo manager.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a group was redone. The object is the undo manager.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group has begun. The object is the undo manager.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group ends, with ``NSUndoManagerGroupIsDiscardableKey`` if it is discardable. The object is the
    /// undo manager.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group has ended, with ``NSUndoManagerGroupIsDiscardableKey`` if it is discardable. The object is
    /// the undo manager.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

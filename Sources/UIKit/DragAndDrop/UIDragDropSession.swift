import Foundation

/// What the drag session and the drop session of one drag have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// In the order in which they belong, as rows from top to bottom.
    var items: [UIDragItem] { get }

    /// Whether a drop may move the items; otherwise it copies them.
    var allowsMoveOperation: Bool { get }

    /// Whether other programs may not receive the items.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns where the finger or the pointer is.
    func location(in view: UIView) -> CGPoint

    /// Returns whether any item has one of the types, or a special case of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an object of the class can be made of any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether a value of the type, for example a `String`, can be made of any item.
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// The drag as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the source, which no other program sees.
    var localContext: Any? { get set }
}

/// The drag as those see it on whom it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The session of the source; nil for a drag from another program.
    var localDragSession: (any UIDragSession)? { get }

    /// Kept for source compatibility: no progress is shown. The default is `.default`.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes an object of each item of which that is possible. For use while a drop is performed.
    ///
    /// - Parameter completion: called on the main queue with the objects, in the order of the items.
    /// - Returns: the progress of all loads together.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes a value of each item of which that is possible. The closure is called on the main queue, in the order of
    /// the items. Returns the progress of all loads together.
    @discardableResult
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
                })
        }
    }
}

/// Whether the progress of loading is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Shows no progress.
    case none = 0
    /// Shows the system's progress, which Trestle does not have; the default.
    case `default` = 1
}

import Foundation

/// A class that creates view controllers again when an application is restored. Set it as
/// ``UIViewController/restorationClass``.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller with a saved state; nil if it is not to be restored.
    ///
    /// - Parameters:
    ///   - identifierComponents: the restoration identifiers of the controller's ancestors, from the root, and its own.
    ///   - coder: what the controller encoded.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// An object whose state is saved when the application enters the background, and restored when it is launched again.
///
/// View controllers conform to it. Other objects are registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// A registered object or a view controller whose identifiers come before this object's own. Nil by default.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that is asked for the object when the application is restored. With nil, the default, an object is
    /// restored that is registered with the same identifiers by then.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes what the object needs to restore its state. Called when the state of the application is saved.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads what ``encodeRestorableState(with:)`` wrote, after all objects were found or created.
    func decodeRestorableState(with coder: NSCoder)

    /// Called after all objects and the application's delegate have decoded their state.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
}

/// A class that finds or creates objects that are neither views nor view controllers, when an application is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object with a saved state; nil if it is not to be restored. The path has the identifiers of the
    /// object's ancestors, from the root, and its own.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A data source that names its rows or items by what they show, so that a table or collection view finds them again
/// after its content has changed.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// Returns a name for a row or an item that is saved; nil if there is none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns where the row or the item is now; nil if it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

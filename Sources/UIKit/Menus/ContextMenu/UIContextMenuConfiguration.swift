import Foundation

/// Returns the controller whose view is the preview; nil previews the view that the menu belongs to.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Returns the menu, from the actions that the system suggests. With nil only the preview appears, if there is one.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu, created when the menu is about to open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Names the item of the menu to the delegate: the initializer's, or a UUID.
    open private(set) var identifier: any NSCopying

    /// The order of the elements; the default is `.automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - identifier: nil creates a UUID.
    ///   - previewProvider: nil previews the view that the menu belongs to.
    ///   - actionProvider: receives the suggested actions and returns the menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

extension UIContextMenuConfiguration {
    /// The order in which a menu shows its elements.
    public enum ElementOrder: Int, Sendable {
        /// The same as ``priority``.
        case automatic = 0
        /// The first element is nearest to the point from which the menu opens. A menu that opens upwards shows it
        /// last.
        case priority = 1
        /// The first element is at the top, wherever the menu opens.
        case fixed = 2
    }
}

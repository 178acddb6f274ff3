import Foundation

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu shows, made when it is to open. Tables do not open context menus yet: the type is there for source that
/// answers with it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying

    /// Automatic by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - identifier: nil makes a UUID.
    ///   - previewProvider: nil previews the view that the menu belongs to.
    ///   - actionProvider: is given what the system suggests.
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
    /// In which order a menu shows its elements.
    public enum ElementOrder: Int, Sendable {
        /// A control's menu: by priority.
        case automatic = 0
        /// The first one nearest to where the menu comes from: a menu that opens upwards shows it at its end.
        case priority = 1
        case fixed = 2
    }
}

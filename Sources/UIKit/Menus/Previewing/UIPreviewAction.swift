import Foundation

/// An action that is offered below the preview of a controller.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// Whether an action is normal, selected or destructive.
    public enum Style: Int, Sendable {
        /// An entry without a mark.
        case `default` = 0
        /// Shown with a check mark.
        case selected = 1
        /// An entry in red.
        case destructive = 2
    }

    /// The text of the entry.
    public let title: String
    /// Called with the action and the previewed controller.
    open private(set) var handler: @MainActor (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// Creates an entry without a title, which does nothing.
    public override init() {
        (title, style, handler) = ("", .default, { _, _ in })
        super.init()
    }

    /// Creates an entry. The handler is called with the action and the previewed controller.
    public init(
        title: String, style: Style, handler: @escaping @MainActor (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

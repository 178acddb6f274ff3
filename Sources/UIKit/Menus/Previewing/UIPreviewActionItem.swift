import Foundation

/// An action of a previewed controller, or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The text of the entry or of the submenu.
    var title: String { get }
}

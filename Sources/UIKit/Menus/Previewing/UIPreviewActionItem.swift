import Foundation

/// An action of a previewed controller, or a group of them.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

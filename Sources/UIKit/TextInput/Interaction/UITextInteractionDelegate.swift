import Foundation

/// Decides where a text interaction begins. All methods are optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a touch selects text; true if it is not implemented.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a touch changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when a touch has changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

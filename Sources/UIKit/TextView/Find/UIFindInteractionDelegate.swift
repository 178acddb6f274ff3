import Foundation

/// Provides the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session that searches; nil for none, so that the panel does not appear.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when the panel has appeared. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when the panel has disappeared. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

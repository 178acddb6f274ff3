import Foundation

/// The view of an alert controller, for both preferred styles.
@MainActor
protocol AlertView: UIView {
    /// Called when the texts, the text fields or the list of actions changed.
    func contentsDidChange()
    /// Called when an action was enabled or disabled.
    func actionsDidChange()
    /// Returns the frame of the card on the screen.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect
}

extension UIView {
    /// The container view of the presentation that this view belongs to; nil outside of a presentation.
    var presentationContainer: PresentationContainerView? {
        var view: UIView? = self
        while let candidate = view {
            if let container = candidate as? PresentationContainerView { return container }
            view = candidate.superview
        }
        return nil
    }
}

import Foundation

/// The view of an alert controller: an alert's card or an action sheet's.
@MainActor
protocol AlertView: UIView {
    /// Texts, fields or the list of actions have changed.
    func contentsDidChange()
    /// An action can be chosen now, or no more.
    func actionsDidChange()
    /// Where the card stands on the screen.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect
}

extension UIView {
    /// The view that a presented controller's card stands in.
    var presentationContainer: PresentationContainerView? {
        var view: UIView? = self
        while let candidate = view {
            if let container = candidate as? PresentationContainerView { return container }
            view = candidate.superview
        }
        return nil
    }
}

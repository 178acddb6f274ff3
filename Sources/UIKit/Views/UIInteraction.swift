/// A behavior, such as a menu or drag and drop, that can be attached to one view at a time.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction was added, which does not retain it; nil before.
    var view: UIView? { get }

    /// Called before the interaction changes its view.
    func willMove(to view: UIView?)

    /// Called after the interaction has changed its view; store the view in a weak reference.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        // The call may have added the interaction to a view.
        guard interaction.view == nil, !attachedInteractions.contains(where: { $0 === interaction }) else { return }
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        attachedInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

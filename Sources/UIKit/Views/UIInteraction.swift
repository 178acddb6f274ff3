/// Something that a view does besides showing itself: it is attached to one view at a time.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }

    /// Called before the interaction changes its view.
    func willMove(to view: UIView?)

    /// Called after it has; keep the view, weakly.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        // The call may have added it to a view.
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

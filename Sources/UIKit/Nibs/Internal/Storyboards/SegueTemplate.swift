import Foundation
internal import NibDocument

/// A segue of a storyboard, from which a ``UIStoryboardSegue`` is made each time it is performed.
@MainActor
struct SegueTemplate {
    let segue: NibSegue
    let connection: NibConnection

    /// Returns nil for a connection that is no segue.
    init?(_ connection: NibConnection) {
        guard case .segue(let segue) = connection.kind else { return nil }
        self.segue = segue
        self.connection = connection
    }

    /// Performs the segue for the user, if the controller allows it.
    ///
    /// - Parameter sender: what triggered it: the control, bar item, recognizer or cell.
    func trigger(from scene: StoryboardScene, sender: Any?) {
        guard let source = scene.controller,
            source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
        else { return }
        perform(from: scene, sender: sender)
    }

    /// - Parameter container: the view that an embedded controller's view fills.
    func perform(from scene: StoryboardScene, sender: Any?, in container: UIView? = nil) {
        guard let source = scene.controller else { return }
        if segue.kind == "unwind" {
            guard let action = segue.unwindAction else { return }
            return Unwinding(Selector(action), segue.identifier, from: source, sender: sender).run()
        }
        guard let destination = scene.storyboard.controller(ofObject: connection.destination) else { return }
        configure(destination, source, scene, sender)
        let performed = instance(source, destination, scene, sender, container)
        source.prepare(for: performed, sender: sender)
        performed.perform()
    }

    private func configure(
        _ destination: UIViewController, _ source: UIViewController, _ scene: StoryboardScene, _ sender: Any?
    ) {
        guard ["presentation", "modal", "popoverPresentation", "popover", "custom"].contains(segue.kind) else { return }
        if let style = segue.modalPresentationStyle.flatMap({ UIViewController.nibPresentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap({ UIViewController.nibTransitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard segue.kind.hasPrefix("popover") else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        let directions: [String: UIPopoverArrowDirection] = [
            "up": .up, "down": .down, "left": .left, "right": .right,
        ]
        let allowed = segue.popoverDirections.compactMap { directions[$0] }
        if !allowed.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(allowed) }
    }

    private func instance(
        _ source: UIViewController, _ destination: UIViewController, _ scene: StoryboardScene, _ sender: Any?,
        _ container: UIView?
    ) -> UIStoryboardSegue {
        let type: UIStoryboardSegue.Type =
            customClass(source, scene)
            ?? (segue.kind == "custom" ? UIStoryboardSegue.self : StandardSegue.self)
        let made = type.newObject(identifier: segue.identifier, source: source, destination: destination)
        if let standard = made as? StandardSegue {
            standard.kind = segue.kind
            standard.isAnimated = segue.isAnimated
            standard.container = container
            standard.sender = sender
        } else if segue.kind != "custom" {
            // A custom class of a standard kind may leave the transition to `super`.
            made.transition = { [weak made] in
                made.map { StandardSegue.perform(segue.kind, $0, isAnimated: segue.isAnimated, container, sender) }
            }
        }
        return made
    }

    private func customClass(_ source: UIViewController, _ scene: StoryboardScene) -> UIStoryboardSegue.Type? {
        guard let name = segue.customClass else { return nil }
        let instance = NibInstance(file: scene.file, owner: source, scene: scene)
        return NibClasses.named(name, base: UIStoryboardSegue.self, at: connection.location, instance)
            as? UIStoryboardSegue.Type
    }
}

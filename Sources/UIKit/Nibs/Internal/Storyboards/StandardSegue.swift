import Foundation

/// The segues that have no class of the application's.
final class StandardSegue: UIStoryboardSegue {
    /// The kind in the storyboard: `show`, `presentation`, `embed`.
    var kind = "show"
    var isAnimated = true
    weak var container: UIView?
    var sender: Any?

    override func perform() {
        Self.perform(kind, self, isAnimated: isAnimated, container, sender)
    }

    static func perform(
        _ kind: String, _ segue: UIStoryboardSegue, isAnimated: Bool, _ container: UIView?, _ sender: Any?
    ) {
        let (source, destination) = (segue.source, segue.destination)
        switch kind {
        case "show": UIView.performing(animated: isAnimated) { source.show(destination, sender: sender) }
        case "showDetail", "replace":
            UIView.performing(animated: isAnimated) { source.showDetailViewController(destination, sender: sender) }
        case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
        case "embed": container.map { embed(destination, in: source, $0) }
        default: source.present(destination, animated: isAnimated)
        }
    }

    private static func embed(_ child: UIViewController, in parent: UIViewController, _ container: UIView) {
        parent.addChild(child)
        guard child.parent === parent, let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}

extension UIView {
    /// Runs a change whose animation cannot be chosen by an argument.
    fileprivate static func performing(animated: Bool, _ change: () -> Void) {
        if animated { change() } else { performWithoutAnimation(change) }
    }
}

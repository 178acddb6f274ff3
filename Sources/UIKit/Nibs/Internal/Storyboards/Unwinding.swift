import Foundation

/// An unwind segue: goes back to a controller that implements the segue's action, and calls it.
@MainActor
struct Unwinding {
    private let action: Selector
    private let identifier: String?
    private let source: UIViewController
    private let sender: Any?

    init(_ action: Selector, _ identifier: String?, from source: UIViewController, sender: Any?) {
        self.action = action
        self.identifier = identifier
        self.source = source
        self.sender = sender
    }

    /// Does nothing if no controller takes the segue.
    func run() {
        guard let destination = destination() else { return }
        let container = destination.parent ?? destination
        let own = container.unwindSegue(to: destination, from: source, identifier)
        let segue = own ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {}
        source.prepare(for: segue, sender: sender)
        destination.receiveUnwind(action, segue)
        if let own { own.perform() } else { Self.goBack(to: destination, from: source, segue) }
    }

    /// The nearest controller that takes the segue: those below the source in its navigation stacks, the containers,
    /// and then the controllers that present them.
    private func destination() -> UIViewController? {
        var visited: Set<ObjectIdentifier> = []
        var next: UIViewController? = source
        while let current = next, visited.insert(ObjectIdentifier(current)).inserted {
            for candidate in [current] + Self.earlier(than: current) where candidate !== source {
                if let found = Self.acceptor(in: candidate, action, source, sender, except: source) { return found }
            }
            next = current.parent ?? current.presentingViewController
        }
        return nil
    }

    /// The controllers below this one in its navigation controller, the nearest first.
    private static func earlier(than controller: UIViewController) -> [UIViewController] {
        guard let navigation = controller.parent as? UINavigationController,
            let index = navigation.viewControllers.firstIndex(of: controller)
        else { return [] }
        return navigation.viewControllers[..<index].reversed()
    }

    /// Returns the controller or the descendant of it that takes the segue, the topmost first.
    private static func acceptor(
        in controller: UIViewController, _ action: Selector, _ source: UIViewController, _ sender: Any?,
        except excluded: UIViewController
    ) -> UIViewController? {
        if controller.canPerformUnwindSegueAction(action, from: source, sender: sender) { return controller }
        if let chosen = controller.chosenForUnwinding(action, from: source, sender) { return chosen }
        let origin = UIStoryboardUnwindSegueSource(source, action, sender)
        for child in controller.allowedChildrenForUnwinding(from: origin) where child !== excluded {
            if let found = acceptor(in: child, action, source, sender, except: excluded) { return found }
        }
        return nil
    }

    /// Dismisses what the destination or a container of it presents, and pops to it.
    private static func goBack(
        to destination: UIViewController, from source: UIViewController, _ segue: UIStoryboardSegue
    ) {
        let containers = Array(sequence(first: destination, next: \.parent))
        if let presenter = containers.first(where: { $0.presentation != nil }) {
            presenter.dismiss(animated: UIView.areAnimationsEnabled)
        }
        for (child, container) in zip(containers, containers.dropFirst()) {
            container.unwind(for: segue, towards: child)
        }
    }
}

extension UIViewController {
    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationContext(for: controller)
        guard mayPresent(controller, from: presenter) else { return }
        if let present = presenter.presentation {
            ConsoleLog.message(
                "Attempt to present \(controller) on \(presenter) (from \(self)) which is already presenting \(present.presented)."
            )
            return
        }
        guard let window = presenter.loadedView?.window else {
            ConsoleLog.message(
                "Attempt to present \(controller) on \(presenter) (from \(self)) whose view is not in the window hierarchy."
            )
            return
        }
        controller.preparePresentation(by: presenter, from: self)
        let layout = PresentationLayout(of: controller, traits: window.traitCollection)
        var shown = controller
        let adapted = layout.adaptation
        if adapted != .none, let other = controller.knownPresentationController?.replacement(for: adapted),
            other !== controller
        {
            guard mayPresent(other, from: presenter) else { return }
            shown = other
        }
        // The delegates may have presented something else by now.
        guard presenter.presentation == nil, presenter.loadedView?.window === window else { return }
        let presentation = Presentation(of: shown, over: presenter, in: window, layout: layout)
        presenter.presentation = presentation
        presentation.start(from: self, animated: animated, completion: completion)
    }

    /// Returns whether a presentation is allowed. Raises UIKit's exceptions for a controller that would present itself,
    /// directly or through the controllers that it presents, and for one that is presented or contained already.
    private func mayPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool {
        if controller === self || controller === presenter {
            Trestle.raise(
                .invalidArgumentException,
                "Application tried to present modal view controller on itself. Presenting controller is \(self).")
            return false
        }
        var lower = presenter.presenterLink
        while let candidate = lower {
            if candidate === controller {
                Trestle.raise(
                    .invalidArgumentException,
                    "Application tried to present modally an active controller \(controller).")
                return false
            }
            lower = candidate.presenterLink
        }
        if let presenter = controller.presenterLink {
            Trestle.raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(controller) that is already being presented by "
                    + "\(presenter).")
            return false
        }
        if let parent = controller.parent {
            Trestle.raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(controller) that has a parent view controller "
                    + "\(parent).")
            return false
        }
        return true
    }

    /// Dismisses the controller presented by this one or its nearest presenting ancestor, and all controllers above it.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingAncestor else {
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: animated, completion: completion)
        }
        presenter.presentation?.end(animated: animated, completion: completion)
    }

    /// The presentations by this controller and its descendants.
    var presentationsInside: [Presentation] {
        children.flatMap(\.presentationsInside) + [presentation].compactMap { $0 }
    }

    /// This controller, or the nearest ancestor that presents a controller.
    private var presentingAncestor: UIViewController? {
        presentation != nil ? self : parent?.presentingAncestor
    }

    /// Returns the controller that presents: the root of the containers, or the nearest controller that defines a
    /// presentation context if the style uses one.
    private func presentationContext(for controller: UIViewController) -> UIViewController {
        let usesContext =
            [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
            || controller.knownPresentationController?.shouldPresentInFullscreen == false
        var candidate = self
        while let parent = candidate.parent {
            if usesContext, candidate.definesPresentationContext { break }
            candidate = parent
        }
        return candidate
    }
}

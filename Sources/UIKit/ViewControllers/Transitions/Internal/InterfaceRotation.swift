/// A change of the orientation that a window's shape has, for the callbacks of iOS 7.
struct InterfaceRotation {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation

    /// Nil if both shapes have the same orientation.
    init?(from old: CGSize, to new: CGSize) {
        (from, to) = (Self.orientation(of: old), Self.orientation(of: new))
        if from == to || old == .zero { return nil }
    }

    private static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.height >= size.width ? .portrait : .landscapeRight
    }
}

/// The callbacks of iOS 7, which are called here without a warning.
@MainActor
private protocol RotationCallbacks: AnyObject {
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
    func shouldAutomaticallyForwardRotationMethods() -> Bool
}

extension UIViewController: RotationCallbacks {
    /// Makes the calls for a rotation, unless the parent makes them.
    func announceRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let coordinator = coordinator as? TransitionCoordinator, let rotation = coordinator.rotation,
            (parent as (any RotationCallbacks)?)?.shouldAutomaticallyForwardRotationMethods() ?? true
        else { return }
        let controller: any RotationCallbacks = self
        let duration = coordinator.transitionDuration
        controller.willRotate(to: rotation.to, duration: duration)
        _ = coordinator.animate { [weak controller] _ in
            controller?.willAnimateRotation(to: rotation.to, duration: duration)
        } completion: { [weak controller] _ in
            controller?.didRotate(from: rotation.from)
        }
    }
}

internal import HostInterface

extension ApplicationRun {
    /// The number of the finger, which no device gives.
    private static let finger = Int(Int32.max)

    /// Touches a point of the screen for a moment, for an assistive technology or for a key. Returns false beside the
    /// screen.
    func tap(_ point: CGPoint, in scene: UIWindowScene) -> Bool {
        guard let hosted = scenes[scene], point.x.isFinite, point.y.isFinite, hosted.screen.bounds.contains(point)
        else { return false }
        for phase in [PointerEvent.Phase.began, .ended] {
            let event = PointerEvent(phase, x: point.x, y: point.y, time: host.clock.now, id: Self.finger)
            receive(.pointer(event), in: hosted.hostWindow)
        }
        return true
    }
}

extension UIView {
    /// Touches the view at its activation point, or at another point of the screen, for a moment. What has the focus keeps
    /// it.
    func tapByKey(at point: CGPoint? = nil) {
        guard let scene = window?.windowScene, let run = ApplicationRun.current else { return }
        let system = scene.focusSystemIfMade
        system?.isTapping = true
        defer { system?.isTapping = false }
        _ = run.tap(point ?? accessibilityActivationPoint, in: scene)
    }
}

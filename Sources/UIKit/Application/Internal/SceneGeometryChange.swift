import Foundation

/// A change of a scene's size or traits: what the delegates are told before and after it.
@MainActor
struct SceneGeometryChange {
    private let scene: UIWindowScene
    private let orientation: UIInterfaceOrientation
    private let nextOrientation: UIInterfaceOrientation
    private let space: FormerCoordinateSpace
    private let traits: UITraitCollection

    /// - Parameter size: the size that the scene gets.
    init(of scene: UIWindowScene, to size: CGSize) {
        self.scene = scene
        orientation = scene.interfaceOrientation
        nextOrientation = UIWindowScene.orientation(ofSize: size)
        space = FormerCoordinateSpace(bounds: scene.screen.bounds)
        traits = scene.traitCollection
    }

    func begin() {
        guard turnsApplication, let application = UIApplication.current else { return }
        if let delegate = delegate(ApplicationDelegateMethods.willChangeOrientation) {
            delegate.application(application, willChangeStatusBarOrientation: nextOrientation, duration: 0)
        }
        post("UIApplicationWillChangeStatusBarOrientationNotification", nextOrientation)
    }

    func end() {
        if turnsApplication, let application = UIApplication.current {
            if let delegate = delegate(ApplicationDelegateMethods.didChangeOrientation) {
                delegate.application(application, didChangeStatusBarOrientation: orientation)
            }
            post("UIApplicationDidChangeStatusBarOrientationNotification", orientation)
        }
        guard space.bounds != scene.screen.bounds || traits != scene.traitCollection else { return }
        WindowSceneDelegateMethods.didUpdate.receiver(scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
    }

    /// Whether the application's orientation, which is that of its front scene, changes.
    private var turnsApplication: Bool {
        nextOrientation != orientation && UIApplication.current?.run?.scene === scene
    }

    private func delegate<Call>(
        _ method: OptionalMethod<any UIApplicationDelegate, Call>
    ) -> (any UIApplicationDelegate)? {
        guard let application = UIApplication.current, application.run?.lifeCycle.livesByScenes == false else {
            return nil
        }
        return method.receiver(application.delegate)
    }

    private func post(_ name: String, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: NSNotification.Name(name), object: UIApplication.current,
            userInfo: ["UIApplicationStatusBarOrientation": NSNumber(value: orientation.rawValue)])
    }
}

/// The coordinate space that a scene had before it changed. Its points are those of the scene.
@MainActor
private final class FormerCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    }
}

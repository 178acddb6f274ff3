import UIKit

/// The window of the panel, in front of all others of its scene. Touches beside the panel go to the windows below, except
/// for one that picks a view.
final class InspectorWindow: UIWindow, InspectorsWindow {
    private let inspector = InspectorController()

    init(scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
        rootViewController = inspector
        isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isBeside = hit === self || hit === inspector.view
        return isBeside && !inspector.isPicking ? nil : hit
    }
}

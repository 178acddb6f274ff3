import UIKit

/// - Linux: refuses
///
/// A program whose windows SwiftUI makes. It shows a window with a panel.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    public static func main() {
        _ = Self()
        PanelApplication.application = Self.self
        PanelApplication.main()
    }
}

/// The delegate of a program whose windows SwiftUI would make.
private final class PanelApplication: UIResponder, UIApplicationDelegate {
    static var application: Any.Type = Never.self

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view = HostingPanel.make(for: Self.application)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }
}

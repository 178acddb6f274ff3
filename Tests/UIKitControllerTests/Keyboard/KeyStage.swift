import Foundation
import UIKitTestDriver

@testable import UIKit

/// A window that is used with keys alone.
@MainActor
final class KeyStage {
    let controller: UIViewController
    let app: TestApplication

    /// - Parameter root: the window's controller; nil shows the controller alone.
    init(
        _ controller: UIViewController = UIViewController(), root: UIViewController? = nil,
        size: CGSize = CGSize(width: 390, height: 600),
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        self.controller = controller
        app = try TestApplication(showing: root ?? controller, size: size, layoutDirection: layoutDirection)
        app.frame()
    }

    /// Adds a view below the former ones.
    @discardableResult
    func add<View: UIView>(_ view: View, height: CGFloat = 40) -> View {
        let y = controller.view.subviews.map(\.frame.maxY).max() ?? 100
        view.frame = CGRect(x: 20, y: y + 10, width: 200, height: height)
        controller.view.addSubview(view)
        app.frame()
        return view
    }

    @discardableResult
    func addButton(_ title: String, _ action: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return add(button)
    }

    func press(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) {
        for key in keys {
            app.press(key, modifiers: modifiers)
            app.advance(by: 0.5)
        }
    }

    var focused: UIView? { app.window.windowScene?.focusSystem?.focusedItem as? UIView }

    /// What a screen reader says of the focused view.
    var spoken: String? { focused?.accessibilityLabel }

    /// Whether the focused view has the ring.
    var showsRing: Bool { focused?.subviews.contains { $0 is FocusRing } ?? false }
}

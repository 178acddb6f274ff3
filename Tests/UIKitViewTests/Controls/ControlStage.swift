import UIKit
import UIKitTestDriver

/// A control on a screen, and what it sent.
@MainActor
struct ControlStage<Control: UIControl, Value> {
    final class Log { var values: [Value] = [] }

    let app: TestApplication
    let control: Control
    private let log = Log()

    var changes: [Value] { log.values }

    init(
        _ control: Control, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ value: @escaping @MainActor (Control) -> Value
    ) throws {
        let controller = UIViewController()
        controller.view.addSubview(control)
        self.control = control
        app = try TestApplication(showing: controller, layoutDirection: layoutDirection)
        let log = log
        control.addAction(
            UIAction { [weak control] _ in if let control { log.values.append(value(control)) } }, for: .valueChanged)
    }

    func touchDown(_ x: CGFloat, _ y: CGFloat) { app.touchDown(at: control.convert(CGPoint(x: x, y: y), to: nil)) }
    func touchMove(_ x: CGFloat, _ y: CGFloat) { app.touchMove(to: control.convert(CGPoint(x: x, y: y), to: nil)) }
    func touchUp() { app.touchUp() }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touchDown(x, y)
        touchUp()
    }
}

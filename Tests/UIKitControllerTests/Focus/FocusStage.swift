import Foundation
import UIKitTestDriver

@testable import UIKit

/// A window with views that can have the focus, which write down what they are asked and told.
@MainActor
final class FocusStage {
    let controller = FocusController()
    let app: TestApplication

    init(layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight) throws {
        app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: 400), layoutDirection: layoutDirection)
        app.frame()
    }

    var system: UIFocusSystem { app.window.windowScene!.focusSystem! }

    /// The name of the focused view.
    var focused: String? { (system.focusedItem as? FocusTile)?.name }

    @discardableResult
    func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil) -> FocusTile {
        let tile = FocusTile(name, controller)
        tile.frame = CGRect(x: x, y: y, width: 60, height: 40)
        (view ?? controller.view).addSubview(tile)
        return tile
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times { app.press(key, modifiers: modifiers) }
        app.advance(by: 0.5)
    }

    func writes(_ body: () throws -> Void) rethrows -> [String] {
        controller.log = []
        try body()
        return controller.log
    }
}

final class FocusController: UIViewController {
    var log: [String] = []
    var refuses = false
    var onUpdate: (() -> Void)?

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log.append("controller: should \(describe(context))")
        return !refuses
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        log.append("controller: did \(describe(context))")
        onUpdate?()
    }

    private func describe(_ context: UIFocusUpdateContext) -> String { FocusTile.describe(context) }
}

final class FocusTile: UIView {
    let name: String
    private weak var controller: FocusController?
    var isFocusable = true
    var deferral = UIFocusItemDeferralMode.automatic
    var preferred: [any UIFocusEnvironment] = []

    init(_ name: String, _ controller: FocusController) {
        self.name = name
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .systemGray4
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { isFocusable }

    override var focusItemDeferralMode: UIFocusItemDeferralMode { deferral }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        controller?.log.append("\(name): should \(Self.describe(context))")
        return true
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        controller?.log.append("\(name): did \(Self.describe(context))")
    }

    static func describe(_ context: UIFocusUpdateContext) -> String {
        func name(_ view: UIView?) -> String { (view as? FocusTile)?.name ?? "none" }
        return "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))"
    }
}

/// Finds controllers and views that stay in memory after their screen has left, while `UIKIT_DEBUG=leaks` is on.
///
/// An application may keep a controller on purpose, to show it again: that is one controller, and no growth. A second
/// one of the same class is.
@MainActor
enum DepartedControllers {
    /// How long after it left a screen is looked for, in seconds of the host's clock: completion handlers and
    /// animations may retain it for a moment.
    static let delay = 2.0

    private struct WeakController {
        weak var controller: UIViewController?
    }

    /// Controllers that were still in memory, by class.
    private static var survivors: [ObjectIdentifier: [WeakController]] = [:]

    /// Called when controllers leave, with their views, or before.
    ///
    /// - Parameter event: `popped` or `dismissed`.
    static func watch(_ controllers: [UIViewController], after event: String) {
        guard DebugFlags.current.contains(.leaks) else { return }
        for controller in controllers {
            let screen = DepartedScreen(of: controller, after: event)
            DelayedCall(after: delay, isEndless: true) { check(screen) }
        }
    }

    private static func check(_ screen: DepartedScreen) {
        guard let controller = screen.controller else { return reportViews(of: screen) }
        guard controller.hasDeparted else { return }
        let type = type(of: controller)
        var kept = survivors[ObjectIdentifier(type), default: []].filter { $0.controller?.hasDeparted == true }
        if !kept.contains(where: { $0.controller === controller }) {
            kept.append(WeakController(controller: controller))
        }
        survivors[ObjectIdentifier(type)] = kept
        report(ClassName(type), count: kept.count, screen)
    }

    private static func report(_ name: ClassName, count: Int, _ screen: DepartedScreen) {
        if count > 1 {
            ConsoleLog.once(
                "growth of \(name)",
                "\(count) objects of \(name) are still in memory \(delay.formatted) s after they were \(screen.event): "
                    + "each visit leaves one, with \(screen.viewCount) views.")
        } else {
            ConsoleLog.once(
                "left \(name)",
                "\(name) is still in memory \(delay.formatted) s after it was \(screen.event), with "
                    + "\(screen.viewCount) views. A closure, a timer, a delegate that is not weak or another object "
                    + "retains it, unless it is kept to be shown again.")
        }
    }

    private static func reportViews(of screen: DepartedScreen) {
        guard let views = screen.survivingViews else { return }
        ConsoleLog.once(
            "views left by \(screen.name) \(views)",
            "Views of \(screen.name) are still in memory \(delay.formatted) s after it was \(screen.event), which it is "
                + "not: " + views + ".")
    }
}

extension Double {
    fileprivate var formatted: String { CGFloat(self).shortDescription }
}

extension UIViewController {
    /// Whether the controller is shown nowhere, and part of no container that could show it.
    fileprivate var hasDeparted: Bool {
        parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
    }
}

/// A controller and its views as they were when they left.
@MainActor
private final class DepartedScreen {
    weak var controller: UIViewController?
    let name: ClassName
    let event: String
    private var views: [WeakView] = []

    private struct WeakView {
        weak var view: UIView?
    }

    private static let mostViews = 4096

    init(of controller: UIViewController, after event: String) {
        self.controller = controller
        self.event = event
        name = ClassName(type(of: controller))
        if let view = controller.viewIfLoaded { collect(view) }
    }

    private func collect(_ view: UIView) {
        guard views.count < Self.mostViews else { return }
        views.append(WeakView(view: view))
        for subview in view.subviews { collect(subview) }
    }

    var viewCount: Int { views.lazy.filter { $0.view != nil }.count }

    /// The views that are not in a window again, without those inside of others: `2 FeedCell, 1 UILabel`. Nil if there
    /// are none.
    var survivingViews: String? {
        var counts: [String: Int] = [:]
        for view in views.compactMap(\.view) where view.window == nil && view.superview == nil {
            counts["\(ClassName(type(of: view)))", default: 0] += 1
        }
        guard !counts.isEmpty else { return nil }
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}

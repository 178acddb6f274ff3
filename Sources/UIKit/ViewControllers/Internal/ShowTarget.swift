internal import ToolchainBets

/// The controllers that show other controllers in their own way: containers that override `show(_:sender:)` or
/// `showDetailViewController(_:sender:)`.
@MainActor
enum ShowTarget {
    enum Action: Int {
        case show = 0
        case showDetail = 1

        init?(_ selector: Selector) {
            switch selector {
            case Selector("showViewController:sender:"): self = .show
            case Selector("showDetailViewController:sender:"): self = .showDetail
            default: return nil
            }
        }
    }

    private final class Plain: UIViewController {}
    private final class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class ShowingDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }

    private static let table = OverrideTable(
        base: UIViewController.self, empty: Plain.self, first: Showing.self, last: ShowingDetail.self, count: 2)

    /// Without a readable method table only UIKit's containers count.
    static func shows(_ controller: UIViewController, _ action: Action) -> Bool {
        table?.overrides(action.rawValue, in: type(of: controller))
            ?? (controller is UISplitViewController || action == .show && controller is UINavigationController)
    }

    /// The nearest ancestor that shows controllers itself.
    static func ancestor(of controller: UIViewController, _ action: Action) -> UIViewController? {
        sequence(first: controller, next: \.parent).dropFirst().first { shows($0, action) }
    }

    /// The controller or its nearest ancestor that performs an action. The actions for showing count only where they are
    /// overridden.
    static func nearest(to controller: UIViewController, _ action: Selector, _ sender: Any?) -> UIViewController? {
        if let action = Action(action) {
            return sequence(first: controller, next: \.parent).first { shows($0, action) }
        }
        return sequence(first: controller, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }
}

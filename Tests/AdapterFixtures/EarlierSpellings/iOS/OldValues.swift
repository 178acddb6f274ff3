import UIKit

public final class OldControl: UIControl {
    public var sent = 0

    public func listen(for events: UIControlEvents = .touchUpInside) {
        addTarget(self, action: #selector(act), for: events)
    }

    @objc func act() { sent += 1 }

    public func title(for state: UIControlState) -> String {
        return state == UIControlState.highlighted ? "highlighted" : "normal"
    }
}

public enum OldValues {
    public static func insets(_ rect: CGRect) -> CGRect {
        return UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 1, 1, 1))
    }

    public static var isZero: Bool { return UIEdgeInsetsEqualToEdgeInsets(.zero, UIEdgeInsets.zero) }

    public static func style(of table: UITableView) -> UITableViewStyle { return table.style }

    public static func attributes(_ text: String) -> NSAttributedString {
        return NSAttributedString(
            string: text,
            attributes: [
                NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12),
                .foregroundColor: UIColor.red,
            ])
    }

    public static func text(of state: UIGestureRecognizerState, mode: UIViewContentMode) -> String {
        return "\(state.rawValue) \(mode.rawValue)"
    }

    public static func animate(_ view: UIView, options: UIViewAnimationOptions = [.curveEaseIn]) {
        UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: { view.alpha = 0 }, completion: nil)
    }

    public static func launch(_ options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        return options?.isEmpty ?? true
    }

    public static func length(of text: String?) -> Int { return text?.characters.count ?? 0 }

    public static func strong(_ text: String) -> NSAttributedString {
        let attributes: [String: Any] = [NSFontAttributeName: UIFont.boldSystemFont(ofSize: 12)]
        return NSAttributedString(string: text, attributes: attributes)
    }

    public static func announce(_ direction: UISwipeGestureRecognizerDirection) -> Bool {
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, "\(direction.rawValue)")
        return UIAccessibilityIsVoiceOverRunning()
    }

    public static func index(of text: String, in texts: [String]) -> Int? { return texts.index(of: text) }

    public static func flattened(_ texts: [String?]) -> [String] { return texts.flatMap { $0 } }

    public static func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChildViewController(child)
        parent.view.addSubview(child.view)
        parent.view.bringSubview(toFront: child.view)
        child.didMove(toParentViewController: parent)
    }

    public static func remove(_ child: UIViewController) {
        child.willMove(toParentViewController: nil)
        child.view.removeFromSuperview()
        child.removeFromParentViewController()
    }
}

final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var state = UIApplicationState.inactive

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = OldTableViewController(style: UITableViewStyle.grouped)
        window?.makeKeyAndVisible()
        return true
    }
}

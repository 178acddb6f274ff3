import UIKitTestDriver

@testable import UIKit

/// A table of three rows that shows the chosen one as a detail.
final class MasterList: UITableViewController {
    init() {
        super.init(style: .plain)
        title = "Fruits"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    private let names = ["Apple", "Banana", "Cherry"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UINavigationController(rootViewController: DetailScreen(names[indexPath.row]))
        showDetailViewController(detail, sender: self)
    }
}

final class DetailScreen: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }
}

/// Writes down what a split view controller tells its delegate.
final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var discardsSecondary = false
    var topColumn: UISplitViewController.Column?

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        calls.append("willChangeTo \(displayMode)")
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        calls.append("collapse")
        return discardsSecondary
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        calls.append("topColumn \(proposedTopColumn)")
        return topColumn ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("willHide \(column)")
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        calls.append("swipe begins")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        calls.append("swipe ends")
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

extension CGSize {
    static let wideWindow = CGSize(width: 1180, height: 820)
    static let highWindow = CGSize(width: 820, height: 1180)
    static let narrowWindow = CGSize(width: 390, height: 844)
}

@MainActor
func classicSplit() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
        UINavigationController(rootViewController: MasterList()),
        UINavigationController(rootViewController: DetailScreen("Choose a Fruit")),
    ]
    return split
}

extension TestApplication {
    /// Moves the finger that is down, in steps of one frame.
    func touchMove(to end: CGPoint, from start: CGPoint, steps: Int = 12) {
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            advance(by: 1.0 / 60)
        }
        advance(by: 0.2)
    }
}

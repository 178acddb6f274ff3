import UIKit

/// Shows the panel beside or below what is inspected, and a frame around the view that is selected.
final class InspectorController: UIViewController {
    /// Whether the next tap beside the panel selects the view under it.
    private(set) var isPicking = false

    private let tree = ViewTreeController(style: .plain)
    private lazy var panel = UINavigationController(rootViewController: tree)
    private let mark = UIView()

    /// The least width of a window that has room for the panel at its side, and the width of the panel then.
    private static let wide: (window: CGFloat, panel: CGFloat) = (700, 340)

    override func viewDidLoad() {
        super.viewDidLoad()
        mark.isUserInteractionEnabled = false
        mark.isHidden = true
        mark.layer.borderWidth = 2
        mark.layer.borderColor = UIColor.systemRed.cgColor
        mark.accessibilityIdentifier = "inspector mark"
        view.addSubview(mark)
        addChild(panel)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
        panel.view.layer.borderWidth = 1
        panel.view.layer.borderColor = UIColor.separator.cgColor
        tree.windows = { [weak self] in self?.inspectedWindows ?? [] }
        tree.select = { [weak self] in self?.select($0) }
        tree.pick = { [weak self] in self?.isPicking = true }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width >= Self.wide.window
        panel.view.frame =
            isWide
            ? CGRect(x: bounds.width - Self.wide.panel, y: 0, width: Self.wide.panel, height: bounds.height)
            : CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isPicking, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        isPicking = false
        let point = touch.location(in: nil)
        for window in inspectedWindows.reversed() {
            if let hit = window.hitTest(window.convert(point, from: view.window), with: nil) { return select(hit) }
        }
    }

    /// The windows of the scene from back to front, without that of the panel.
    private var inspectedWindows: [UIWindow] {
        let windows = view.window?.windowScene?.windows ?? []
        return windows.filter { !($0 is InspectorWindow) && !$0.isHidden }.sorted {
            $0.windowLevel.rawValue < $1.windowLevel.rawValue
        }
    }

    private func select(_ selected: UIView) {
        panel.popToRootViewController(animated: false)
        let details = ViewDetailController(view: selected)
        details.didChange = { [weak self, weak selected] in
            if let selected { self?.mark(selected) }
        }
        panel.pushViewController(details, animated: false)
        mark(selected)
    }

    private func mark(_ selected: UIView) {
        mark.isHidden = selected.window == nil
        guard let window = selected.window else { return }
        let rect = selected.convert(selected.bounds, to: nil as UIView?)
        mark.frame = view.convert(window.convert(rect, to: view.window), from: nil as UIView?)
    }
}

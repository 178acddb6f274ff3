import UIKit

/// The Gallery of a desktop window: the list beside the chosen screen in wide windows, and one after the other in narrow
/// ones.
public final class GallerySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let list: UINavigationController

    /// - Parameter screen: shown beside the list, or on top of it; nil for none.
    public init(showing screen: GalleryScreen?) {
        list = GalleryScreen.navigationController(showing: nil)
        super.init(nibName: nil, bundle: nil)
        delegate = self
        restorationIdentifier = "gallery"
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [list, screen.map { Self.detail($0.makePushed()) } ?? NoScreenViewController()]
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("the gallery is made in code")
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        secondaryViewController is NoScreenViewController
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        list.viewControllers.count > 1 ? screenThatWasPushed() : nil
    }

    /// Returns the screen of a narrow window, which is pushed on the list, in a navigation controller of its own.
    private func screenThatWasPushed() -> UIViewController? {
        guard !(list.viewControllers[1] is UINavigationController) else { return nil }
        let pushed = Array(list.viewControllers.dropFirst())
        list.popToRootViewController(animated: false)
        let detail = Self.detail(pushed[0])
        detail.viewControllers = pushed
        return detail
    }

    static let detailIdentifier = "detail"

    /// Returns a navigation controller that shows a screen beside the list.
    static func detail(_ root: UIViewController?) -> UINavigationController {
        let detail = UINavigationController()
        if let root { detail.viewControllers = [root] }
        detail.navigationBar.prefersLargeTitles = true
        detail.restorationIdentifier = detailIdentifier
        return detail
    }
}

/// Fills the place of a screen until one is chosen.
private final class NoScreenViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = "Choose a Screen"
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

/// The navigation controller of a tab bar controller's *More* tab: the list of the controllers without a tab, and the
/// one that is chosen from it.
///
/// A chosen controller is moved here from the tab bar controller, and back when it leaves the stack. A navigation
/// controller keeps its own bar, whose back button returns to the list.
@MainActor
final class MoreNavigationController: UINavigationController {
    let list = MoreListController()

    init() {
        super.init(nibName: nil, bundle: nil)
        acceptsNavigationControllers = true
        list.choose = { [weak self] in self?.display($0, animated: true) }
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// The controller that was chosen; nil while the list is shown.
    var displayed: UIViewController? { viewControllers.dropFirst().first }

    /// Shows a controller of the list, in place of the one that was chosen before.
    func display(_ controller: UIViewController, animated: Bool) {
        guard controller !== displayed else { return }
        (controller as? UINavigationController)?.navigationBar.outerBackItem = list.navigationItem
        setViewControllers([list, controller], animated: animated)
    }

    /// Returns to the list, unless one of these controllers is displayed.
    func keep(_ controllers: [UIViewController]) {
        guard let displayed, !controllers.contains(where: { $0 === displayed }) else { return }
        popToRootViewController(animated: false)
    }

    override func didRemove(_ controllers: [UIViewController]) {
        for controller in controllers {
            if let navigation = controller as? UINavigationController {
                navigation.popToRootViewController(animated: false)
                navigation.navigationBar.outerBackItem = nil
            }
            (parent as? UITabBarController)?.members.adopt(controller)
        }
    }
}

import Foundation

/// One tab of a ``UITabBarController``: what the bar shows, and the controller, which is created when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where the tab is in a bar. The raw values are UIKit's.
    ///
    /// A desktop's tab bars are not customized and have no sidebar, so all visible tabs are in the bar: fixed ones
    /// first, pinned ones last.
    public enum Placement: Int, Sendable {
        /// In the middle of the bar, in the order of the tabs.
        case automatic = 0
        /// Shown as `automatic`.
        case `default` = 1
        /// Shown as `automatic`, since there is no customization that would add the tab.
        case optional = 2
        /// Shown as `automatic`, since there is no customization that would move the tab.
        case movable = 3
        /// After the other tabs.
        case pinned = 4
        /// Before the other tabs.
        case fixed = 5
        /// Shown as `automatic`, since there is no sidebar.
        case sidebarOnly = 6
    }

    /// Unique among the tabs of the tab bar controller.
    open private(set) var identifier: String
    private let provider: ((UITab) -> UIViewController)?
    /// What the bar shows.
    let item: UITabBarItem

    /// Creates a tab.
    ///
    /// - Parameter viewControllerProvider: creates the controller. Tabs that are not in a group need one.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    /// The text of the tab.
    open var title: String {
        didSet { item.title = title }
    }

    /// The picture of the tab; nil for none.
    open var image: UIImage? {
        didSet { item.image = image }
    }

    /// A second line for places that have room for it, which bars do not.
    open var subtitle: String?

    /// The text of the badge above the image; nil, the default, shows none.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }

    /// Where the tab is, if the user may choose. There is one place for all here. The default is `.automatic`.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabsDidChange() } }
    }

    /// An object of the application's; nil by default.
    open var userInfo: Any?

    // MARK: The hierarchy

    /// The group that contains the tab; nil for a tab of the bar.
    open internal(set) weak var parent: UITabGroup?
    /// The controller whose bar has the tab or a group that contains it.
    open var tabBarController: UITabBarController? { container ?? parent?.tabBarController }
    weak var container: UITabBarController?

    /// The controller, which is created when it is first read; nil for a group without one of its own.
    open var viewController: UIViewController? {
        if let created { return created }
        guard !isCreating, let provider else { return nil }
        isCreating = true
        let controller = provider(self)
        isCreating = false
        controller.tab = self
        created = controller
        return controller
    }
    private var created: UIViewController?
    private var isCreating = false

    /// The outermost group around the tab whose controllers are in a navigation controller that the group manages.
    open var managingTabGroup: UITabGroup? {
        sequence(first: self, next: \.parent).compactMap { $0 as? UITabGroup }
            .last { $0.managingNavigationController != nil }
    }

    /// What the tab bar controller shows for the tab.
    var shownController: UIViewController? { viewController }

    // MARK: Visibility

    /// Whether the tab is left out. The default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabsDidChange() } }
    }

    /// What ``isHidden`` is after the user resets a customization, which desktops do not have.
    open var isHiddenByDefault = false
    /// Whether a customization, which desktops do not have, may hide the tab. The default is false.
    open var allowsHiding = false

    func tabsDidChange() { tabBarController?.showTabs(animated: false) }
}

extension UIViewController {
    /// Whether the user may not dismiss the controller: it is modal, or what it shows is. Apple's sample code sets
    /// `isModalInPresentation` of the controller in a navigation controller. Which controllers count in other containers
    /// is unverified.
    var isModalWithContent: Bool { isModalInPresentation || shownContent.contains(where: \.isModalWithContent) }

    private var shownContent: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: [navigation.topViewController].compactMap(\.self)
        case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
        default: children.filter { $0.viewIfLoaded?.window != nil }
        }
    }
}

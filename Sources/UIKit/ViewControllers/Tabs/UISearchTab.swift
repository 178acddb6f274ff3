/// The tab of a search, at the trailing end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }

    /// Creates a tab with the system's title, image and identifier (the identifier is unverified).
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        self.init(
            title: system.title, image: UIImage(systemName: system.symbol), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}

import UIKit

/// An example: a screen with bars of one kind.
struct BarExample {
    let title: String
    /// Whether the screen is presented over the whole screen instead of pushed.
    var isPresented = false
    let make: @MainActor () -> UIViewController

    @MainActor static let all: [BarExample] = [
        BarExample(title: "Large title") {
            let page = BarPage("Large Title")
            page.navigationItem.largeTitleDisplayMode = .always
            page.whenShown = { $0.prefersLargeTitles = true }
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            return page
        },
        BarExample(title: "Prompt and buttons") {
            let page = BarPage("Buttons")
            page.navigationItem.prompt = "Choose what to do."
            page.navigationItem.leftItemsSupplementBackButton = true
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .refresh)
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
            ]
            return page
        },
        BarExample(title: "Search in the title's place") {
            let page = BarPage("Search")
            let bar = UISearchBar()
            bar.placeholder = "Search"
            page.navigationItem.titleView = bar
            return page
        },
        BarExample(title: "Segments in the title's place") {
            let page = BarPage("Segments")
            let segments = UISegmentedControl(items: ["All", "Missed"])
            segments.selectedSegmentIndex = 0
            page.navigationItem.titleView = segments
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
            return page
        },
        BarExample(title: "Colors of its own") {
            let page = BarPage("Indigo")
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .systemIndigo
            look.titleTextAttributes = [.foregroundColor: UIColor.white]
            page.navigationItem.standardAppearance = look
            page.navigationItem.scrollEdgeAppearance = look
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
            page.navigationItem.rightBarButtonItem?.tintColor = .white
            return page
        },
        BarExample(title: "Toolbar") {
            let page = BarPage("Toolbar")
            page.toolbarItems = [
                UIBarButtonItem(systemItem: .compose), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
                .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
            ]
            return page
        },
        BarExample(title: "Tabs", isPresented: true) { tabs() },
    ]

    @MainActor
    private static func tabs() -> UIViewController {
        let tabs = UITabBarController()
        let pages: [(title: String, symbol: String, badge: String?)] = [
            ("Library", "books.vertical", nil), ("Messages", "bubble.left", "3"), ("Settings", "gear", nil),
        ]
        tabs.viewControllers = pages.map { title, symbol, badge in
            let page = BarPage(title)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak tabs] _ in tabs?.dismiss(animated: true) })
            let navigation = UINavigationController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            navigation.tabBarItem.badgeValue = badge
            return navigation
        }
        return tabs
    }
}

import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    /// Called at the end of the initializer of UIViewController, before those of its subclasses.
    func decode(_ controller: UIViewController) {
        controller.storyboardScene = instance.scene
        if let title = text("title") { controller.title = title }
        if let identifier = restorationIdentifier { controller.restorationIdentifier = identifier }
        if let hides = bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let defines = bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let isModal = bool("modalInPresentation") { controller.isModalInPresentation = isModal }
        if let style = option("modalPresentationStyle", UIViewController.nibPresentationStyles) {
            controller.modalPresentationStyle = style
        }
        if let style = record.attributes["modalTransitionStyle"].flatMap({ UIViewController.nibTransitionStyles[$0] }) {
            controller.modalTransitionStyle = style
        }
        if let includes = bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let edges = record.part("edgesForExtendedLayout") {
            let names: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
            controller.edgesForExtendedLayout = UIRectEdge(
                edges.attributes.values.filter { $0.value == "YES" }.compactMap { names[$0.key] })
        }
        if let size = size("contentSizeForViewInPopover") ?? size("preferredContentSize") {
            controller.preferredContentSize = size
        }
        if let item = record.part("navigationItem") {
            NibCoder(item, instance).decode(controller.navigationItem)
            instance.note(controller.navigationItem, item)
        }
        if let item = object("tabBarItem", UITabBarItem.self) { controller.tabBarItem = item }
        let items = objects("toolbarItems", UIBarButtonItem.self)
        if !items.isEmpty { controller.toolbarItems = items }
        if let clears = bool("clearsSelectionOnViewWillAppear") {
            (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
            (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
        }
        if let control = object("refreshControl", UIRefreshControl.self) {
            (controller as? UITableViewController)?.refreshControl = control
        }
    }

    private var restorationIdentifier: String? {
        let usesOther = bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false
        return record.attributes[usesOther ? "storyboardIdentifier" : "restorationIdentifier"]
    }

    /// Returns the custom class of a navigation controller's bar; nil if it has none.
    func barClass<Bar: UIView>(_ key: String, _: Bar.Type) -> Bar.Type? {
        record.part(key).flatMap { NibClasses.custom($0, base: Bar.self, instance) } as? Bar.Type
    }

    func decode(_ controller: UINavigationController) {
        if let bar = record.part("navigationBar") { instance.adopt(controller.navigationBar, bar) }
        if let bar = record.part("toolbar"), let toolbar = controller.toolbar { instance.adopt(toolbar, bar) }
        if let isHidden = bool("navigationBarHidden") { controller.isNavigationBarHidden = isHidden }
        if let isHidden = bool("toolbarHidden") { controller.isToolbarHidden = isHidden }
        let root = instance.scene?.children("rootViewController") ?? []
        if !root.isEmpty { controller.viewControllers = root }
    }

    /// A scene has its columns as `relationship` segues: `masterViewController` and `detailViewController` in the classic
    /// style, and `supplementaryViewController` and `compactViewController` beside them in a style with columns.
    func decode(_ controller: UISplitViewController) {
        let styles: [String: UISplitViewController.Style] = [
            "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
        ]
        if let style = option("style", styles) { controller.takeNibStyle(style) }
        let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let behavior = option("behavior", behaviors) ?? option("preferredSplitBehavior", behaviors) {
            controller.preferredSplitBehavior = behavior
        }
        let modes: [String: UISplitViewController.DisplayMode] = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
            "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
        if let mode = option("displayMode", modes) ?? option("preferredDisplayMode", modes) {
            controller.preferredDisplayMode = mode
        }
        if let presents = bool("presentsWithGesture") { controller.presentsWithGesture = presents }
        if let shows = bool("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = shows }
        let columns: [(relationship: String, column: UISplitViewController.Column)] = [
            ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
            ("detailViewController", .secondary), ("compactViewController", .compact),
        ]
        guard controller.style != .unspecified else {
            let controllers = columns.flatMap { instance.scene?.children($0.relationship) ?? [] }
            if !controllers.isEmpty { controller.viewControllers = controllers }
            return
        }
        for (relationship, column) in columns {
            if let child = instance.scene?.children(relationship).first {
                controller.setViewController(child, for: column)
            }
        }
    }

    /// The values with which a page view controller is created.
    var pageSettings: (isVertical: Bool, spacing: CGFloat) {
        (record.attributes["navigationOrientation"] == "vertical", number("pageSpacing") ?? 0)
    }

    func decode(_ controller: UITabBarController) {
        if let bar = record.part("tabBar") { instance.adopt(controller.tabBar, bar) }
        let controllers = instance.scene?.children("viewControllers") ?? []
        if !controllers.isEmpty { controller.viewControllers = controllers }
    }
}

extension UIViewController {
    static let nibPresentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    /// A flip and a page curl are not drawn.
    static let nibTransitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve, "flipHorizontal": .flipHorizontal,
    ]

    /// Sets the view that a nib has for the controller.
    func takeNibView(_ view: UIView) {
        if let controller = self as? UICollectionViewController, let collectionView = view as? UICollectionView {
            controller.takeNibCollectionView(collectionView)
        } else {
            self.view = view
        }
    }

    /// Calls the action of an unwind segue.
    func receiveUnwind(_ action: Selector, _ segue: UIStoryboardSegue) { perform(action, with: segue) }
}

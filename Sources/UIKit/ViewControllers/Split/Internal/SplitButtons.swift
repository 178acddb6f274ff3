/// The buttons that change the display mode of a split view: in the bars of columns, or the one that the application
/// puts into a navigation item.
@MainActor
final class SplitButtons {
    private weak var controller: UISplitViewController?
    private lazy var toggle = SidebarButtonItem(toggling: controller)
    private lazy var secondaryOnly = makeSecondaryOnlyItem()
    private var madeClassicItem: DisplayModeButtonItem?
    /// The bars that have a button of the split view.
    private var bars: [UINavigationBar] = []

    init(of controller: UISplitViewController?) {
        self.controller = controller
    }

    private func makeSecondaryOnlyItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            primaryAction: UIAction { [weak self] _ in
                self?.controller?.stage.change(to: .secondaryOnly, animated: true)
            })
        item.accessibilityLabel = SystemText.hideSidebar.string
        return item
    }

    var classicItem: UIBarButtonItem {
        if let madeClassicItem { return madeClassicItem }
        let item = DisplayModeButtonItem()
        item.primaryAction = UIAction { [weak self] _ in self?.controller?.stage.changeToTargetMode() }
        madeClassicItem = item
        update()
        return item
    }

    /// Puts the buttons into the bars of the columns that show them now.
    func update() {
        guard let controller, controller.isViewLoaded else { return }
        updateClassicItem(of: controller)
        guard controller.style != .unspecified else { return }
        var items: [(UINavigationBar, UIBarButtonItem)] = []
        if let column = toggleColumn(of: controller), let bar = bar(of: column) { items.append((bar, toggle)) }
        let mode = controller.displayMode
        if controller.showsSecondaryOnlyButton, controller.style == .tripleColumn, !controller.isCollapsed,
            mode == .oneBesideSecondary || mode == .twoBesideSecondary, let bar = bar(of: .secondary)
        {
            items.append((bar, secondaryOnly))
        }
        toggle.isAtTrailingEdge = controller.primaryEdge == .trailing
        for bar in bars where !items.contains(where: { $0.0 === bar }) { bar.containerItem = nil }
        bars = items.map(\.0)
        for (bar, item) in items { bar.containerItem = item }
    }

    private func bar(of column: UISplitViewController.Column) -> UINavigationBar? {
        (controller?.stage.columns[column] as? UINavigationController)?.navigationBar
    }

    /// The column whose bar shows the button: the outermost one that is seen, unless a touch hides it.
    private func toggleColumn(of controller: UISplitViewController) -> UISplitViewController.Column? {
        let visibility = controller.displayModeButtonVisibility
        guard !controller.isCollapsed, visibility != .never,
            visibility == .always || controller.presentsWithGesture
        else { return nil }
        switch controller.displayMode {
        case .secondaryOnly: return .secondary
        case .oneBesideSecondary: return controller.style == .tripleColumn ? .supplementary : .primary
        case .oneOverSecondary: return controller.style == .tripleColumn ? .supplementary : nil
        case .twoBesideSecondary, .twoDisplaceSecondary: return .primary
        case .twoOverSecondary, .automatic: return nil
        }
    }

    private func updateClassicItem(of controller: UISplitViewController) {
        guard let item = madeClassicItem else { return }
        let (mode, target) = (controller.displayMode, controller.stage.arrangement.targetMode)
        item.isHidden = controller.isCollapsed || mode == target || controller.style != .unspecified
        let primary = controller.stage.columns[.primary]
        let top = (primary as? UINavigationController)?.topViewController ?? primary
        item.show(
            backTitle: target == .secondaryOnly
                ? nil : top?.navigationItem.title ?? top?.title ?? SystemText.back.string,
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"))
    }
}

/// The button that an application puts into a bar: a chevron with the title of the primary controller while that one is
/// hidden, and otherwise arrows.
final class DisplayModeButtonItem: UIBarButtonItem {
    private(set) var backTitle: String?

    func show(backTitle: String?, image: UIImage?) {
        guard backTitle != self.backTitle || self.image == nil else { return }
        self.backTitle = backTitle
        self.image = backTitle == nil ? image : nil
        accessibilityLabel = backTitle ?? SystemText.fullScreen.string
    }
}

/// The button in the bar of a column that shows and hides the columns beside it.
final class SidebarButtonItem: UIBarButtonItem {
    var isAtTrailingEdge = false {
        didSet { if isAtTrailingEdge != oldValue { didChange() } }
    }

    convenience init(toggling controller: UISplitViewController?) {
        self.init()
        primaryAction = UIAction { [weak controller] _ in controller?.stage.changeToTargetMode() }
        accessibilityLabel = SystemText.toggleSidebar.string
    }
}

/// How a section of a compositional layout looks as a list.
public struct UICollectionLayoutListConfiguration {
    /// The styles of lists, as those of tables.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain
        /// Rows from edge to edge, in sections with gaps.
        case grouped
        /// Sections with gaps, with round corners and room at their sides.
        case insetGrouped
        /// Rows at a distance from the sides, on `UIColor.secondarySystemBackground`; for the first column of a split
        /// view.
        case sidebar
        /// Rows of a sidebar that reach the sides, on `UIColor.systemBackground`.
        case sidebarPlain
    }

    /// What the headers of a list are.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers; the default.
        case none
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item of each section looks like a header.
        case firstItemInSection
    }

    /// What the footers of a list are.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers; the default.
        case none
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the lines of a row, from those of its section.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// Returns the actions of an item that a swipe shows; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The style that the configuration was created with.
    public let appearance: Appearance
    /// The default is true, but for sidebars.
    public var showsSeparators: Bool
    /// The separators of rows whose cells and handlers say nothing else.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Called for rows that come on screen, and again after an update.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background of the list; nil is that of the appearance.
    public var backgroundColor: UIColor?
    /// Whether sections have headers, and whether they are supplementary views or first items. The default is `.none`.
    public var headerMode = HeaderMode.none
    /// Whether sections have footers. The default is `.none`.
    public var footerMode = FooterMode.none
    /// The distance above headers; nil, the default, is that of the appearance.
    public var headerTopPadding: CGFloat?
    /// Called when a swipe towards the trailing end begins on a ``UICollectionViewListCell``.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Called when a swipe towards the leading end begins on a ``UICollectionViewListCell``.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the configuration of a list without headers and footers. Sidebars show no separators.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout all of whose sections are such lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    /// Returns a list as one section of a layout. Call it in the section provider, with the provider's environment.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection(configuration: configuration, scale: max(layoutEnvironment.traitCollection.displayScale, 1))
            .section(width: layoutEnvironment.container.contentSize.width)
    }
}

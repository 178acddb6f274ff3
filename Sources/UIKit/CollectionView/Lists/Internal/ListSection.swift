import Foundation

/// A section of a compositional layout that is a list: what its configuration means for places and cells.
@MainActor
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    /// Pixels per point.
    let scale: CGFloat

    private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

    var environment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    var hasSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    var isGrouped: Bool { environment.isGrouped }

    var backgroundColor: UIColor {
        configuration.backgroundColor
            ?? (isGrouped
                ? .systemGroupedBackground : appearance == .sidebar ? .secondarySystemBackground : .systemBackground)
    }

    // MARK: Places

    /// - Parameter width: That of the collection view, on which the margins of cards depend.
    func section(width: CGFloat) -> NSCollectionLayoutSection {
        let height = SystemMetrics.current.rows.height
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = self
        if configuration.headerMode == .supplementary { section.boundarySupplementaryItems.append(band(.top)) }
        if configuration.footerMode == .supplementary { section.boundarySupplementaryItems.append(band(.bottom)) }
        let side =
            appearance == .insetGrouped
            ? SystemMetrics.current.insetGroups.sideMargin(windowWidth: width)
            // Unverified.
            : appearance == .sidebar ? 10 : 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: spaceAbove(isFirst: false), leading: side, bottom: spaceBelow, trailing: side)
        return section
    }

    /// Makes room above the first section, which differs from that above others.
    func adjust(_ section: NSCollectionLayoutSection, isFirst: Bool) {
        if isFirst, section.contentInsets.top == spaceAbove(isFirst: false) {
            section.contentInsets.top = spaceAbove(isFirst: true)
        }
        if let padding = configuration.headerTopPadding, padding > 0 {
            for item in section.boundarySupplementaryItems where item.alignment == .top {
                item.contentInsets.top = padding
            }
        }
    }

    private func band(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(SystemMetrics.current.rows.height))
        let isHeader = alignment == .top
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size,
            elementKind: isHeader
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
        item.pinToVisibleBounds = appearance == .plain
        return item
    }

    /// As above and below the sections of a table without headers and footers. In sidebars it is unverified.
    private func spaceAbove(isFirst: Bool) -> CGFloat {
        guard isGrouped, configuration.headerMode == .none else { return 0 }
        let headers = SystemMetrics.current.headers
        return isFirst ? headers.groupedEmptyFirstHeight(scale: scale) : headers.groupedEmptyHeight(scale: scale)
    }

    private var spaceBelow: CGFloat {
        guard isGrouped, configuration.footerMode == .none else { return 0 }
        return SystemMetrics.current.headers.groupedEmptyFooterHeight(scale: scale)
    }

    // MARK: Cells

    /// Returns what the cell of an item needs to know of its list. Calls client code.
    func context(of item: IndexPath, count: Int) -> ListCellContext {
        let hasHeader = configuration.headerMode == .firstItemInSection
        let isHeader = hasHeader && item.item == 0
        let first = hasHeader && isGrouped ? 1 : 0
        let position: SectionPosition =
            item.item == first
            ? (item.item == count - 1 ? .only : .first) : item.item == count - 1 ? .last : .middle
        var lines = configuration.separatorConfiguration
        if configuration.showsSeparators, let handler = configuration.itemSeparatorHandler {
            lines = handler(item, lines)
        }
        return ListCellContext(
            environment: environment, role: isHeader ? .header : .item, position: isHeader ? .only : position,
            showsSeparators: configuration.showsSeparators && !isHeader, separators: lines)
    }

    func context(ofBand kind: String) -> ListCellContext {
        ListCellContext(
            environment: environment, role: kind == UICollectionView.elementKindSectionHeader ? .header : .footer,
            position: .only, showsSeparators: false, separators: configuration.separatorConfiguration)
    }
}

/// The place of a cell in its list.
struct ListCellContext: Equatable {
    enum Role { case item, header, footer }

    var environment: UIListEnvironment
    var role: Role
    var position: SectionPosition
    var showsSeparators: Bool
    var separators: UIListSeparatorConfiguration

    /// Whether the cell has the rounded corners of a card.
    var isInCard: Bool { environment == .insetGrouped && role == .item }

    /// Whether a line is below the row, if the application has not decided it.
    var showsLineBelow: Bool {
        guard showsSeparators else { return false }
        return switch separators.bottomSeparatorVisibility {
        case .visible: true
        case .hidden: false
        case .automatic: environment != .insetGrouped || !position.isLast
        }
    }

    var showsLineAbove: Bool {
        guard showsSeparators else { return false }
        return switch separators.topSeparatorVisibility {
        case .visible: true
        case .hidden: false
        case .automatic: environment == .grouped && position.isFirst
        }
    }
}

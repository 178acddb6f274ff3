import UIKit

extension ViewMembers {
    static func call(_ view: UICollectionReusableView, _ call: MemberCall) {
        call("-[UICollectionReusableView prepareForReuse]") { view.prepareForReuse() }
    }

    static func call(_ view: UICollectionView, _ call: MemberCall) {
        call("-[UICollectionView cancelInteractiveMovement]") { view.cancelInteractiveMovement() }
        call("-[UICollectionView endInteractiveMovement]") { view.endInteractiveMovement() }
        call("-[UICollectionView reloadData]") { view.reloadData() }
        call("-[UICollectionView setAllowsFocus:]") { view.allowsFocus = view.allowsFocus }
        call("-[UICollectionView setAllowsFocusDuringEditing:]") {
            view.allowsFocusDuringEditing = view.allowsFocusDuringEditing
        }
        call("-[UICollectionView setAllowsMultipleSelection:]") {
            view.allowsMultipleSelection = view.allowsMultipleSelection
        }
        call("-[UICollectionView setAllowsMultipleSelectionDuringEditing:]") {
            view.allowsMultipleSelectionDuringEditing = view.allowsMultipleSelectionDuringEditing
        }
        call("-[UICollectionView setAllowsSelection:]") { view.allowsSelection = view.allowsSelection }
        call("-[UICollectionView setAllowsSelectionDuringEditing:]") {
            view.allowsSelectionDuringEditing = view.allowsSelectionDuringEditing
        }
        call("-[UICollectionView setBackgroundView:]") { view.backgroundView = view.backgroundView }
        call("-[UICollectionView setCollectionViewLayout:]") { view.collectionViewLayout = view.collectionViewLayout }
        call("-[UICollectionView setDataSource:]") { view.dataSource = view.dataSource }
        call("-[UICollectionView setDragDelegate:]") { view.dragDelegate = view.dragDelegate }
        call("-[UICollectionView setDragInteractionEnabled:]") {
            view.dragInteractionEnabled = view.dragInteractionEnabled
        }
        call("-[UICollectionView setDropDelegate:]") { view.dropDelegate = view.dropDelegate }
        call("-[UICollectionView setEditing:]") { view.isEditing = view.isEditing }
        call("-[UICollectionView setPrefetchingEnabled:]") { view.isPrefetchingEnabled = view.isPrefetchingEnabled }
        call("-[UICollectionView setSpringLoaded:]") { view.isSpringLoaded = view.isSpringLoaded }
        call("-[UICollectionView setPrefetchDataSource:]") { view.prefetchDataSource = view.prefetchDataSource }
        call("-[UICollectionView setRemembersLastFocusedIndexPath:]") {
            view.remembersLastFocusedIndexPath = view.remembersLastFocusedIndexPath
        }
        call("-[UICollectionView setReorderingCadence:]") { view.reorderingCadence = view.reorderingCadence }
        call("-[UICollectionView setSelectionFollowsFocus:]") {
            view.selectionFollowsFocus = view.selectionFollowsFocus
        }
        call("-[UICollectionView setDelegate:]") { view.delegate = view.delegate }
        call("-[UICollectionView setSelfSizingInvalidation:]") {
            view.selfSizingInvalidation = view.selfSizingInvalidation
        }
    }

    static func call(_ view: UICollectionViewCell, _ call: MemberCall) {
        call("-[UICollectionViewCell defaultBackgroundConfiguration]") { _ = view.defaultBackgroundConfiguration() }
        call("-[UICollectionViewCell setNeedsUpdateConfiguration]") { view.setNeedsUpdateConfiguration() }
        call("-[UICollectionViewCell setAutomaticallyUpdatesBackgroundConfiguration:]") {
            view.automaticallyUpdatesBackgroundConfiguration = view.automaticallyUpdatesBackgroundConfiguration
        }
        call("-[UICollectionViewCell setAutomaticallyUpdatesContentConfiguration:]") {
            view.automaticallyUpdatesContentConfiguration = view.automaticallyUpdatesContentConfiguration
        }
        call("-[UICollectionViewCell setBackgroundConfiguration:]") {
            view.backgroundConfiguration = view.backgroundConfiguration
        }
        call("-[UICollectionViewCell setBackgroundView:]") { view.backgroundView = view.backgroundView }
        call("-[UICollectionViewCell setConfigurationUpdateHandler:]") {
            view.configurationUpdateHandler = view.configurationUpdateHandler
        }
        call("-[UICollectionViewCell setContentConfiguration:]") {
            view.contentConfiguration = view.contentConfiguration
        }
        call("-[UICollectionViewCell setHighlighted:]") { view.isHighlighted = view.isHighlighted }
        call("-[UICollectionViewCell setSelected:]") { view.isSelected = view.isSelected }
        call("-[UICollectionViewCell setSelectedBackgroundView:]") {
            view.selectedBackgroundView = view.selectedBackgroundView
        }
    }

    static func call(_ view: UICollectionViewListCell, _ call: MemberCall) {
        call("-[UICollectionViewListCell defaultContentConfiguration]") { _ = view.defaultContentConfiguration() }
        call("-[UICollectionViewListCell setAccessories:]") { view.accessories = view.accessories }
        call("-[UICollectionViewListCell setIndentationLevel:]") { view.indentationLevel = view.indentationLevel }
        call("-[UICollectionViewListCell setIndentationWidth:]") { view.indentationWidth = view.indentationWidth }
        call("-[UICollectionViewListCell setIndentsAccessories:]") { view.indentsAccessories = view.indentsAccessories }
    }

    static func call(_ view: UIContentUnavailableView, _ call: MemberCall) {
        call("-[UIContentUnavailableView setConfiguration:]") { view.configuration = view.configuration }
        call("-[UIContentUnavailableView setScrollEnabled:]") { view.isScrollEnabled = view.isScrollEnabled }
    }

    static func call(_ view: UIListContentView, _ call: MemberCall) {
        call("-[UIListContentView setConfiguration:]") { view.configuration = view.configuration }
    }

    static func call(_ view: UITableView, _ call: MemberCall) {
        call("-[UITableView beginUpdates]") { view.beginUpdates() }
        call("-[UITableView endUpdates]") { view.endUpdates() }
        call("-[UITableView reloadData]") { view.reloadData() }
        call("-[UITableView reloadSectionIndexTitles]") { view.reloadSectionIndexTitles() }
        call("-[UITableView setAllowsFocus:]") { view.allowsFocus = view.allowsFocus }
        call("-[UITableView setAllowsFocusDuringEditing:]") {
            view.allowsFocusDuringEditing = view.allowsFocusDuringEditing
        }
        call("-[UITableView setAllowsMultipleSelection:]") {
            view.allowsMultipleSelection = view.allowsMultipleSelection
        }
        call("-[UITableView setAllowsMultipleSelectionDuringEditing:]") {
            view.allowsMultipleSelectionDuringEditing = view.allowsMultipleSelectionDuringEditing
        }
        call("-[UITableView setAllowsSelection:]") { view.allowsSelection = view.allowsSelection }
        call("-[UITableView setAllowsSelectionDuringEditing:]") {
            view.allowsSelectionDuringEditing = view.allowsSelectionDuringEditing
        }
        call("-[UITableView setBackgroundView:]") { view.backgroundView = view.backgroundView }
        call("-[UITableView setCellLayoutMarginsFollowReadableWidth:]") {
            view.cellLayoutMarginsFollowReadableWidth = view.cellLayoutMarginsFollowReadableWidth
        }
        call("-[UITableView setContentHuggingElements:]") { view.contentHuggingElements = view.contentHuggingElements }
        call("-[UITableView setDataSource:]") { view.dataSource = view.dataSource }
        call("-[UITableView setDragDelegate:]") { view.dragDelegate = view.dragDelegate }
        call("-[UITableView setDragInteractionEnabled:]") { view.dragInteractionEnabled = view.dragInteractionEnabled }
        call("-[UITableView setDropDelegate:]") { view.dropDelegate = view.dropDelegate }
        call("-[UITableView setEstimatedRowHeight:]") { view.estimatedRowHeight = view.estimatedRowHeight }
        call("-[UITableView setEstimatedSectionFooterHeight:]") {
            view.estimatedSectionFooterHeight = view.estimatedSectionFooterHeight
        }
        call("-[UITableView setEstimatedSectionHeaderHeight:]") {
            view.estimatedSectionHeaderHeight = view.estimatedSectionHeaderHeight
        }
        call("-[UITableView setFillerRowHeight:]") { view.fillerRowHeight = view.fillerRowHeight }
        call("-[UITableView setInsetsContentViewsToSafeArea:]") {
            view.insetsContentViewsToSafeArea = view.insetsContentViewsToSafeArea
        }
        call("-[UITableView setEditing:]") { view.isEditing = view.isEditing }
        call("-[UITableView setPrefetchingEnabled:]") { view.isPrefetchingEnabled = view.isPrefetchingEnabled }
        call("-[UITableView setSpringLoaded:]") { view.isSpringLoaded = view.isSpringLoaded }
        call("-[UITableView setPrefetchDataSource:]") { view.prefetchDataSource = view.prefetchDataSource }
        call("-[UITableView setRemembersLastFocusedIndexPath:]") {
            view.remembersLastFocusedIndexPath = view.remembersLastFocusedIndexPath
        }
        call("-[UITableView setRowHeight:]") { view.rowHeight = view.rowHeight }
        call("-[UITableView setSectionFooterHeight:]") { view.sectionFooterHeight = view.sectionFooterHeight }
        call("-[UITableView setSectionHeaderHeight:]") { view.sectionHeaderHeight = view.sectionHeaderHeight }
        call("-[UITableView setSectionHeaderTopPadding:]") {
            view.sectionHeaderTopPadding = view.sectionHeaderTopPadding
        }
        call("-[UITableView setSectionIndexBackgroundColor:]") {
            view.sectionIndexBackgroundColor = view.sectionIndexBackgroundColor
        }
        call("-[UITableView setSectionIndexColor:]") { view.sectionIndexColor = view.sectionIndexColor }
        call("-[UITableView setSectionIndexMinimumDisplayRowCount:]") {
            view.sectionIndexMinimumDisplayRowCount = view.sectionIndexMinimumDisplayRowCount
        }
        call("-[UITableView setSectionIndexTrackingBackgroundColor:]") {
            view.sectionIndexTrackingBackgroundColor = view.sectionIndexTrackingBackgroundColor
        }
        call("-[UITableView setSelectionFollowsFocus:]") { view.selectionFollowsFocus = view.selectionFollowsFocus }
        call("-[UITableView setSelfSizingInvalidation:]") { view.selfSizingInvalidation = view.selfSizingInvalidation }
        call("-[UITableView setSeparatorColor:]") { view.separatorColor = view.separatorColor }
        call("-[UITableView setSeparatorEffect:]") { view.separatorEffect = view.separatorEffect }
        call("-[UITableView setSeparatorInset:]") { view.separatorInset = view.separatorInset }
        call("-[UITableView setSeparatorInsetReference:]") {
            view.separatorInsetReference = view.separatorInsetReference
        }
        call("-[UITableView setSeparatorStyle:]") { view.separatorStyle = view.separatorStyle }
        call("-[UITableView setTableFooterView:]") { view.tableFooterView = view.tableFooterView }
        call("-[UITableView setTableHeaderView:]") { view.tableHeaderView = view.tableHeaderView }
        call("-[UITableView setUpdateAnchor:]") { view.updateAnchor = view.updateAnchor }
        call("-[UITableView setDelegate:]") { view.delegate = view.delegate }
    }

    static func call(_ view: UITableViewCell, _ call: MemberCall) {
        call("-[UITableViewCell defaultBackgroundConfiguration]") { _ = view.defaultBackgroundConfiguration() }
        call("-[UITableViewCell defaultContentConfiguration]") { _ = view.defaultContentConfiguration() }
        call("-[UITableViewCell prepareForReuse]") { view.prepareForReuse() }
        call("-[UITableViewCell setNeedsUpdateConfiguration]") { view.setNeedsUpdateConfiguration() }
        call("-[UITableViewCell setAccessoryType:]") { view.accessoryType = view.accessoryType }
        call("-[UITableViewCell setAccessoryView:]") { view.accessoryView = view.accessoryView }
        call("-[UITableViewCell setAutomaticallyUpdatesBackgroundConfiguration:]") {
            view.automaticallyUpdatesBackgroundConfiguration = view.automaticallyUpdatesBackgroundConfiguration
        }
        call("-[UITableViewCell setAutomaticallyUpdatesContentConfiguration:]") {
            view.automaticallyUpdatesContentConfiguration = view.automaticallyUpdatesContentConfiguration
        }
        call("-[UITableViewCell setBackgroundConfiguration:]") {
            view.backgroundConfiguration = view.backgroundConfiguration
        }
        call("-[UITableViewCell setBackgroundView:]") { view.backgroundView = view.backgroundView }
        call("-[UITableViewCell setConfigurationUpdateHandler:]") {
            view.configurationUpdateHandler = view.configurationUpdateHandler
        }
        call("-[UITableViewCell setContentConfiguration:]") { view.contentConfiguration = view.contentConfiguration }
        call("-[UITableViewCell setEditingAccessoryType:]") { view.editingAccessoryType = view.editingAccessoryType }
        call("-[UITableViewCell setEditingAccessoryView:]") { view.editingAccessoryView = view.editingAccessoryView }
        call("-[UITableViewCell setFocusStyle:]") { view.focusStyle = view.focusStyle }
        call("-[UITableViewCell setIndentationLevel:]") { view.indentationLevel = view.indentationLevel }
        call("-[UITableViewCell setIndentationWidth:]") { view.indentationWidth = view.indentationWidth }
        call("-[UITableViewCell setEditing:]") { view.isEditing = view.isEditing }
        call("-[UITableViewCell setHighlighted:]") { view.isHighlighted = view.isHighlighted }
        call("-[UITableViewCell setSelected:]") { view.isSelected = view.isSelected }
        call("-[UITableViewCell setMultipleSelectionBackgroundView:]") {
            view.multipleSelectionBackgroundView = view.multipleSelectionBackgroundView
        }
        call("-[UITableViewCell setSelectedBackgroundView:]") {
            view.selectedBackgroundView = view.selectedBackgroundView
        }
        call("-[UITableViewCell setSelectionStyle:]") { view.selectionStyle = view.selectionStyle }
        call("-[UITableViewCell setSeparatorInset:]") { view.separatorInset = view.separatorInset }
        call("-[UITableViewCell setShouldIndentWhileEditing:]") {
            view.shouldIndentWhileEditing = view.shouldIndentWhileEditing
        }
        call("-[UITableViewCell setShowsReorderControl:]") { view.showsReorderControl = view.showsReorderControl }
        call("-[UITableViewCell setUserInteractionEnabledWhileDragging:]") {
            view.userInteractionEnabledWhileDragging = view.userInteractionEnabledWhileDragging
        }
    }

    static func call(_ view: UITableViewHeaderFooterView, _ call: MemberCall) {
        call("-[UITableViewHeaderFooterView defaultBackgroundConfiguration]") {
            _ = view.defaultBackgroundConfiguration()
        }
        call("-[UITableViewHeaderFooterView defaultContentConfiguration]") { _ = view.defaultContentConfiguration() }
        call("-[UITableViewHeaderFooterView prepareForReuse]") { view.prepareForReuse() }
        call("-[UITableViewHeaderFooterView setNeedsUpdateConfiguration]") { view.setNeedsUpdateConfiguration() }
        call("-[UITableViewHeaderFooterView setAutomaticallyUpdatesBackgroundConfiguration:]") {
            view.automaticallyUpdatesBackgroundConfiguration = view.automaticallyUpdatesBackgroundConfiguration
        }
        call("-[UITableViewHeaderFooterView setAutomaticallyUpdatesContentConfiguration:]") {
            view.automaticallyUpdatesContentConfiguration = view.automaticallyUpdatesContentConfiguration
        }
        call("-[UITableViewHeaderFooterView setBackgroundConfiguration:]") {
            view.backgroundConfiguration = view.backgroundConfiguration
        }
        call("-[UITableViewHeaderFooterView setBackgroundView:]") { view.backgroundView = view.backgroundView }
        call("-[UITableViewHeaderFooterView setConfigurationUpdateHandler:]") {
            view.configurationUpdateHandler = view.configurationUpdateHandler
        }
        call("-[UITableViewHeaderFooterView setContentConfiguration:]") {
            view.contentConfiguration = view.contentConfiguration
        }
    }
}

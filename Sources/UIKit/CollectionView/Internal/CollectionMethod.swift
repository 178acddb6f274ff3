/// Every method that a collection view, or its flow layout, calls on its data source or delegate.
///
/// The first ones in the order in which UICollectionViewController's body declares them: the raw value is a method's place in that run
/// of its vtable (``CollectionControllerOverrides``).
enum CollectionMethod: Int, CaseIterable {
    // Data source
    case numberOfItems, cellForItem, numberOfSections, viewForSupplementaryElement
    // Delegate
    case shouldHighlight, didHighlight, didUnhighlight
    case shouldSelect, shouldDeselect, didSelect, didDeselect
    case canPerformPrimaryAction, performPrimaryAction
    case shouldShowMenu, canPerformAction, performAction
    case willDisplayCell, willDisplaySupplementaryView, didEndDisplayingCell, didEndDisplayingSupplementaryView
    // Flow layout: a controller need not be its delegate
    case sizeForItem, insetForSection, minimumLineSpacing, minimumInteritemSpacing
    case referenceSizeForHeader, referenceSizeForFooter

    /// Those in UICollectionViewController's body.
    static let ofControllers = allCases.filter(\.isOfControllers)

    /// The Swift name.
    var name: String {
        switch self {
        case .numberOfItems: "collectionView(_:numberOfItemsInSection:)"
        case .cellForItem: "collectionView(_:cellForItemAt:)"
        case .numberOfSections: "numberOfSections(in:)"
        case .viewForSupplementaryElement: "collectionView(_:viewForSupplementaryElementOfKind:at:)"
        case .shouldHighlight: "collectionView(_:shouldHighlightItemAt:)"
        case .didHighlight: "collectionView(_:didHighlightItemAt:)"
        case .didUnhighlight: "collectionView(_:didUnhighlightItemAt:)"
        case .shouldSelect: "collectionView(_:shouldSelectItemAt:)"
        case .shouldDeselect: "collectionView(_:shouldDeselectItemAt:)"
        case .didSelect: "collectionView(_:didSelectItemAt:)"
        case .didDeselect: "collectionView(_:didDeselectItemAt:)"
        case .canPerformPrimaryAction: "collectionView(_:canPerformPrimaryActionForItemAt:)"
        case .performPrimaryAction: "collectionView(_:performPrimaryActionForItemAt:)"
        case .shouldShowMenu: "collectionView(_:shouldShowMenuForItemAt:)"
        case .canPerformAction: "collectionView(_:canPerformAction:forItemAt:withSender:)"
        case .performAction: "collectionView(_:performAction:forItemAt:withSender:)"
        case .willDisplayCell: "collectionView(_:willDisplay:forItemAt:)"
        case .willDisplaySupplementaryView: "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
        case .didEndDisplayingCell: "collectionView(_:didEndDisplaying:forItemAt:)"
        case .didEndDisplayingSupplementaryView:
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
        case .sizeForItem: "collectionView(_:layout:sizeForItemAt:)"
        case .insetForSection: "collectionView(_:layout:insetForSectionAt:)"
        case .minimumLineSpacing: "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
        case .minimumInteritemSpacing: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
        case .referenceSizeForHeader: "collectionView(_:layout:referenceSizeForHeaderInSection:)"
        case .referenceSizeForFooter: "collectionView(_:layout:referenceSizeForFooterInSection:)"
        }
    }

    /// Objective-C's name.
    var selector: String {
        switch self {
        case .numberOfItems: "collectionView:numberOfItemsInSection:"
        case .cellForItem: "collectionView:cellForItemAtIndexPath:"
        case .numberOfSections: "numberOfSectionsInCollectionView:"
        case .viewForSupplementaryElement: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        case .shouldHighlight: "collectionView:shouldHighlightItemAtIndexPath:"
        case .didHighlight: "collectionView:didHighlightItemAtIndexPath:"
        case .didUnhighlight: "collectionView:didUnhighlightItemAtIndexPath:"
        case .shouldSelect: "collectionView:shouldSelectItemAtIndexPath:"
        case .shouldDeselect: "collectionView:shouldDeselectItemAtIndexPath:"
        case .didSelect: "collectionView:didSelectItemAtIndexPath:"
        case .didDeselect: "collectionView:didDeselectItemAtIndexPath:"
        case .canPerformPrimaryAction: "collectionView:canPerformPrimaryActionForItemAtIndexPath:"
        case .performPrimaryAction: "collectionView:performPrimaryActionForItemAtIndexPath:"
        case .shouldShowMenu: "collectionView:shouldShowMenuForItemAtIndexPath:"
        case .canPerformAction: "collectionView:canPerformAction:forItemAtIndexPath:withSender:"
        case .performAction: "collectionView:performAction:forItemAtIndexPath:withSender:"
        case .willDisplayCell: "collectionView:willDisplayCell:forItemAtIndexPath:"
        case .willDisplaySupplementaryView: "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
        case .didEndDisplayingCell: "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
        case .didEndDisplayingSupplementaryView:
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
        case .sizeForItem: "collectionView:layout:sizeForItemAtIndexPath:"
        case .insetForSection: "collectionView:layout:insetForSectionAtIndex:"
        case .minimumLineSpacing: "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
        case .minimumInteritemSpacing: "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
        case .referenceSizeForHeader: "collectionView:layout:referenceSizeForHeaderInSection:"
        case .referenceSizeForFooter: "collectionView:layout:referenceSizeForFooterInSection:"
        }
    }

    /// Whether its implementation may insert, delete, move and reload. Counts and sizes are asked in the middle of something.
    var allowsUpdates: Bool {
        switch self {
        case .numberOfItems, .numberOfSections: false
        default: isOfControllers
        }
    }
}

extension CollectionMethod: CalledMethod {
    static func areReadFromClass(of object: AnyObject) -> Bool {
        object is UICollectionViewController && CollectionControllerOverrides.areKnown
    }

    var bit: Int { rawValue }
    var isOfControllers: Bool { rawValue <= Self.didEndDisplayingSupplementaryView.rawValue }
    func isOverridden(in type: AnyClass) -> Bool { CollectionControllerOverrides.contain(self, in: type) }
}

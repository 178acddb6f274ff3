extension PlatformMembers {
    /// Of tables, collections and scroll views.
    static let listNames = """
        NSCollectionLayoutDecorationItem
            static background(elementKind:) backgroundDecorationItemWithElementKind:
        NSCollectionLayoutDimension
            static absolute(_:) absoluteDimension:
            static estimated(_:) estimatedDimension:
            static fractionalHeight(_:) fractionalHeightDimension:
            static fractionalWidth(_:) fractionalWidthDimension:
        NSCollectionLayoutGroup
            static custom(layoutSize:itemProvider:) customGroupWithLayoutSize:itemProvider:
            static horizontal(layoutSize:repeatingSubitem:count:) horizontalGroupWithLayoutSize:repeatingSubitem:count:
            static horizontal(layoutSize:subitem:count:) horizontalGroupWithLayoutSize:subitem:count:
            static horizontal(layoutSize:subitems:) horizontalGroupWithLayoutSize:subitems:
            static vertical(layoutSize:repeatingSubitem:count:) verticalGroupWithLayoutSize:repeatingSubitem:count:
            static vertical(layoutSize:subitem:count:) verticalGroupWithLayoutSize:subitem:count:
            static vertical(layoutSize:subitems:) verticalGroupWithLayoutSize:subitems:
        NSCollectionLayoutSpacing
            isFixed isFixedSpacing
            isFlexible isFlexibleSpacing
            static fixed(_:) fixedSpacing:
            static flexible(_:) flexibleSpacing:
        NSDiffableDataSourceSectionSnapshotReference
            appendItems(_:)
            appendItems(_:intoParentItem:)
            collapseItems(_:)
            containsItem(_:)
            deleteItems(_:)
            expandItems(_:)
            index(ofItem:)
            insert(_:afterItem:) insertSnapshot:afterItem:
            insert(_:beforeItem:) insertSnapshot:beforeItem:
            insertItems(_:afterItem:)
            insertItems(_:beforeItem:)
            isExpanded(_:)
            isVisible(_:)
            level(ofItem:)
            ofParentItem(_:) snapshotOfParentItem:
            ofParentItem(_:includingParentItem:) snapshotOfParentItem:includingParentItem:
            parent(ofChildItem:)
            replaceChildren(ofParentItem:with:) replaceChildrenOfParentItem:withSnapshot:
        NSDiffableDataSourceSnapshotReference
            appendItems(withIdentifiers:)
            appendItems(withIdentifiers:intoSectionWithIdentifier:)
            appendSections(withIdentifiers:)
            deleteItems(withIdentifiers:)
            deleteSections(withIdentifiers:)
            index(ofItemIdentifier:)
            index(ofSectionIdentifier:)
            insertItems(withIdentifiers:afterItemWithIdentifier:)
            insertItems(withIdentifiers:beforeItemWithIdentifier:)
            insertSections(withIdentifiers:afterSectionWithIdentifier:)
            insertSections(withIdentifiers:beforeSectionWithIdentifier:)
            itemIdentifiersInSection(withIdentifier:)
            moveItem(withIdentifier:afterItemWithIdentifier:)
            moveItem(withIdentifier:beforeItemWithIdentifier:)
            moveSection(withIdentifier:afterSectionWithIdentifier:)
            moveSection(withIdentifier:beforeSectionWithIdentifier:)
            numberOfItems(inSection:)
            reconfigureItems(withIdentifiers:)
            reloadItems(withIdentifiers:)
            reloadSections(withIdentifiers:)
            sectionIdentifier(forSectionContainingItemIdentifier:)
        UICollectionReusableView
            apply(_:) applyLayoutAttributes:
            didTransition(from:to:) didTransitionFromLayout:toLayout:
            preferredLayoutAttributesFitting(_:) preferredLayoutAttributesFittingAttributes:
            willTransition(from:to:) willTransitionFromLayout:toLayout:
        UICollectionView
            beginInteractiveMovementForItem(at:) beginInteractiveMovementForItemAtIndexPath:
            cellForItem(at:) cellForItemAtIndexPath:
            deleteItems(at:) deleteItemsAtIndexPaths:
            deleteSections(_:)
            dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableCellWithReuseIdentifier:forIndexPath:
            dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
            deselectItem(at:animated:) deselectItemAtIndexPath:animated:
            indexPath(for:) indexPathForCell:
            indexPathForItem(at:) indexPathForItemAtPoint:
            indexPathsForVisibleSupplementaryElements(ofKind:)
            insertItems(at:) insertItemsAtIndexPaths:
            insertSections(_:)
            isEditing editing
            isPrefetchingEnabled prefetchingEnabled
            layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
            layoutAttributesForSupplementaryElement(ofKind:at:) layoutAttributesForSupplementaryElementOfKind:atIndexPath:
            moveItem(at:to:) moveItemAtIndexPath:toIndexPath:
            moveSection(_:toSection:)
            numberOfItems(inSection:)
            performBatchUpdates(_:completion:)
            reconfigureItems(at:) reconfigureItemsAtIndexPaths:
            register(_:forCellWithReuseIdentifier:) registerClass:forCellWithReuseIdentifier:
            register(_:forSupplementaryViewOfKind:withReuseIdentifier:) registerClass:forSupplementaryViewOfKind:withReuseIdentifier:
            reloadItems(at:) reloadItemsAtIndexPaths:
            reloadSections(_:)
            scrollToItem(at:at:animated:) scrollToItemAtIndexPath:atScrollPosition:animated:
            selectItem(at:animated:scrollPosition:) selectItemAtIndexPath:animated:scrollPosition:
            setCollectionViewLayout(_:animated:)
            setCollectionViewLayout(_:animated:completion:)
            startInteractiveTransition(to:completion:) startInteractiveTransitionToCollectionViewLayout:completion:
            supplementaryView(forElementKind:at:) supplementaryViewForElementKind:atIndexPath:
            updateInteractiveMovementTargetPosition(_:)
            visibleSupplementaryViews(ofKind:)
        UICollectionViewCell
            dragStateDidChange(_:)
            isHighlighted highlighted
            isSelected selected
        UICollectionViewDiffableDataSourceReference
            applySnapshot(_:animatingDifferences:)
            applySnapshot(_:animatingDifferences:completion:)
            applySnapshot(_:toSection:animatingDifferences:)
            applySnapshot(_:toSection:animatingDifferences:completion:)
            applySnapshot(usingReloadData:)
            applySnapshot(usingReloadData:completion:)
            index(forSectionIdentifier:)
            indexPath(forItemIdentifier:)
            itemIdentifier(for:) itemIdentifierForIndexPath:
            sectionIdentifier(for:) sectionIdentifierForIndex:
            snapshot(forSection:)
        UICollectionViewLayout
            finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:
            finalLayoutAttributesForDisappearingItem(at:) finalLayoutAttributesForDisappearingItemAtIndexPath:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:
            indexPathsToDeleteForDecorationView(ofKind:)
            indexPathsToDeleteForSupplementaryView(ofKind:)
            indexPathsToInsertForDecorationView(ofKind:)
            indexPathsToInsertForSupplementaryView(ofKind:)
            initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:
            initialLayoutAttributesForAppearingItem(at:) initialLayoutAttributesForAppearingItemAtIndexPath:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:
            invalidateLayout(with:) invalidateLayoutWithContext:
            invalidationContext(forBoundsChange:)
            invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
            invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
            invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
            layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
            layoutAttributesForElements(in:) layoutAttributesForElementsInRect:
            layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:
            layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
            layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
            prepare() prepareLayout
            prepare(forAnimatedBoundsChange:)
            prepare(forCollectionViewUpdates:)
            prepareForTransition(from:) prepareForTransitionFromLayout:
            prepareForTransition(to:) prepareForTransitionToLayout:
            register(_:forDecorationViewOfKind:) registerClass:forDecorationViewOfKind:
            shouldInvalidateLayout(forBoundsChange:)
            shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
            targetContentOffset(forProposedContentOffset:)
            targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
            targetIndexPath(forInteractivelyMovingItem:withPosition:)
        UICollectionViewLayoutAttributes
            isHidden hidden
        UICollectionViewLayoutInvalidationContext
            invalidateDecorationElements(ofKind:at:) invalidateDecorationElementsOfKind:atIndexPaths:
            invalidateItems(at:) invalidateItemsAtIndexPaths:
            invalidateSupplementaryElements(ofKind:at:) invalidateSupplementaryElementsOfKind:atIndexPaths:
        UICollectionViewTransitionLayout
            updateValue(_:forAnimatedKey:)
            value(forAnimatedKey:)
        UILocalizedIndexedCollation
            section(for:collationStringSelector:) sectionForObject:collationStringSelector:
            section(forSectionIndexTitle:) sectionForSectionIndexTitleAtIndex:
            sortedArray(from:collationStringSelector:) sortedArrayFromArray:collationStringSelector:
            static current() currentCollation
        UIRefreshControl
            isRefreshing refreshing
        UIScrollView
            isDecelerating decelerating
            isDirectionalLockEnabled directionalLockEnabled
            isDragging dragging
            isPagingEnabled pagingEnabled
            isScrollEnabled scrollEnabled
            isTracking tracking
            isZoomBouncing zoomBouncing
            isZooming zooming
            scrollRectToVisible(_:animated:)
            setContentOffset(_:animated:)
            setZoomScale(_:animated:)
            touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
            touchesShouldCancel(in:) touchesShouldCancelInContentView:
            zoom(to:animated:) zoomToRect:animated:
        UITableView
            cellForRow(at:) cellForRowAtIndexPath:
            deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
            deleteSections(_:with:) deleteSections:withRowAnimation:
            dequeueReusableCell(withIdentifier:)
            dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
            dequeueReusableHeaderFooterView(withIdentifier:)
            deselectRow(at:animated:) deselectRowAtIndexPath:animated:
            footerView(forSection:)
            headerView(forSection:)
            indexPath(for:) indexPathForCell:
            indexPathForRow(at:) indexPathForRowAtPoint:
            indexPathsForRows(in:) indexPathsForRowsInRect:
            insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
            insertSections(_:with:) insertSections:withRowAnimation:
            isEditing editing
            isPrefetchingEnabled prefetchingEnabled
            moveRow(at:to:) moveRowAtIndexPath:toIndexPath:
            moveSection(_:toSection:)
            numberOfRows(inSection:)
            performBatchUpdates(_:completion:)
            reconfigureRows(at:) reconfigureRowsAtIndexPaths:
            rect(forSection:)
            rectForFooter(inSection:)
            rectForHeader(inSection:)
            rectForRow(at:) rectForRowAtIndexPath:
            register(_:forCellReuseIdentifier:) registerNib:forCellReuseIdentifier:
            register(_:forHeaderFooterViewReuseIdentifier:) registerNib:forHeaderFooterViewReuseIdentifier:
            reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
            reloadSections(_:with:) reloadSections:withRowAnimation:
            scrollToNearestSelectedRow(at:animated:) scrollToNearestSelectedRowAtScrollPosition:animated:
            scrollToRow(at:at:animated:) scrollToRowAtIndexPath:atScrollPosition:animated:
            selectRow(at:animated:scrollPosition:) selectRowAtIndexPath:animated:scrollPosition:
            setEditing(_:animated:)
        UITableViewCell
            didTransition(to:) didTransitionToState:
            dragStateDidChange(_:)
            isEditing editing
            isHighlighted highlighted
            isSelected selected
            setEditing(_:animated:)
            setHighlighted(_:animated:)
            setSelected(_:animated:)
            willTransition(to:) willTransitionToState:
        UITableViewDiffableDataSourceReference
            applySnapshot(_:animatingDifferences:)
            applySnapshot(_:animatingDifferences:completion:)
            applySnapshot(usingReloadData:)
            applySnapshot(usingReloadData:completion:)
            index(forSectionIdentifier:)
            indexPath(forItemIdentifier:)
            itemIdentifier(for:) itemIdentifierForIndexPath:
            sectionIdentifier(for:) sectionIdentifierForIndex:
        """
}

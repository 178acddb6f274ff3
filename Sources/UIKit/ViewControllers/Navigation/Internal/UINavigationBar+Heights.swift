/// The heights of a navigation bar's parts for an item: the row of the buttons, the large title, and the search bar.
extension UINavigationBar {
    // MARK: Large titles

    /// Returns whether the title of an item of the stack is large.
    func isTitleLarge(of item: UINavigationItem) -> Bool {
        guard prefersLargeTitles else { return false }
        let below = stack.prefix { $0 !== item }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic: return below.last.map(isTitleLarge) ?? true
        }
    }

    /// The distance of the row from the parts around it: 0 but in a sheet, whose bars are higher.
    var sheetMargin: CGFloat { bars?.isInSheet == true ? SystemMetrics.current.bars.sheetMargin : 0 }

    /// Returns the height of the bar for an item, without a large title and a search bar.
    func rowHeight(of item: UINavigationItem?) -> CGFloat {
        if isRowHidden(of: item) { return 0 }
        return SystemMetrics.current.bars.navigationBarHeight + 2 * sheetMargin
            + ((item?.prompt ?? "").isEmpty ? 0 : SystemMetrics.current.bars.promptHeight)
    }

    /// Returns the height that a large title adds to the bar; 0 for other titles.
    func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
        if isRowHidden(of: item) { return 0 }
        guard item.map(isTitleLarge) == true else { return 0 }
        return SystemMetrics.current.bars.largeTitleHeight + LargeTitleFont(of: item, in: self).extraHeight
    }

    // MARK: Searching

    /// Whether an active search hides the title and the buttons.
    func isRowHidden(of item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation && !isSearchInline(of: item)
    }

    /// Whether the search bar of an item is in the row of the buttons.
    func isSearchInline(of item: UINavigationItem?) -> Bool {
        guard let item, item.searchController != nil else { return false }
        return item.preferredSearchBarPlacement == .inline && traitCollection.horizontalSizeClass == .regular
    }

    func searchHeight(of item: UINavigationItem?) -> CGFloat {
        isSearchInline(of: item) ? 0 : item?.searchController?.searchBar.heightInBar ?? 0
    }

    /// Whether the search bar collapses when content scrolls.
    func isSearchHiding(of item: UINavigationItem?) -> Bool {
        guard let item, let search = item.searchController else { return false }
        return item.hidesSearchBarWhenScrolling && !search.isActive
    }

    /// Returns the height that does not change when content scrolls.
    func fixedHeight(of item: UINavigationItem?) -> CGFloat {
        rowHeight(of: item) + (isSearchHiding(of: item) ? 0 : searchHeight(of: item))
    }

    /// Returns the height of the parts that collapse when content scrolls: first the search bar, then the large title.
    func collapsibleHeight(of item: UINavigationItem?) -> CGFloat {
        largeTitleHeight(of: item) + hidingSearchHeight(of: item)
    }

    func hidingSearchHeight(of item: UINavigationItem?) -> CGFloat {
        isSearchHiding(of: item) ? searchHeight(of: item) : 0
    }

    /// The visible height of the search bar at the bar's current height.
    var shownSearchHeight: CGFloat {
        let item = topItem
        guard isSearchHiding(of: item) else { return searchHeight(of: item) }
        let room = bounds.height - rowHeight(of: item) - largeTitleHeight(of: item)
        return min(max(room, 0), searchHeight(of: item))
    }
}

/// The distances of a table's contents from its side edges: cards keep the system's margin, other contents the safe
/// area, so that they are not below a notch or a round corner.
extension TableFrames {
    /// The distances from the table's edges to the rows; 0 except for cards.
    var rowSides: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let groups = SystemMetrics.current.insetGroups
        let margin = groups.sideMargin(windowWidth: table.window?.bounds.width ?? table.bounds.width)
        let trailing = indexWidth > 0 ? max(groups.sideMarginAtIndexBar, indexWidth) : margin
        let (left, right) = table.isRightToLeft ? (trailing, margin) : (margin, trailing)
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: left + safe.left, bottom: 0, right: right + safe.right)
    }

    /// The distances from a row's edges to its content view and accessory.
    var contentSides: UIEdgeInsets {
        var sides = table.insetsContentViewsToSafeArea ? safeSides : .zero
        guard table.style != .insetGrouped else { return sides }
        if table.isRightToLeft { sides.left += indexWidth } else { sides.right += indexWidth }
        return sides
    }

    /// The frame of the section index.
    var indexFrame: CGRect {
        let (safe, inset) = (table.safeAreaInsets, table.insetBesideRefreshing)
        let x = table.isRightToLeft ? safe.left : table.bounds.width - safe.right - indexWidth
        return CGRect(
            x: x, y: table.bounds.minY + inset.top, width: indexWidth,
            height: max(0, table.bounds.height - inset.top - inset.bottom))
    }

    /// The distances from a content view's edges to the margins of its text.
    var textSides: UIEdgeInsets {
        table.insetsContentViewsToSafeArea ? .zero : safeSides
    }

    /// The distances from the table's edges to the contents of headers and footers.
    var bandSides: UIEdgeInsets {
        table.style == .insetGrouped ? rowSides : contentSides
    }

    /// The margin that limits text to a readable width; 0 if the table does not ask for it.
    var readableMargin: CGFloat {
        guard table.cellLayoutMarginsFollowReadableWidth else { return 0 }
        // 672 points at the default text size, widely known for iPad. The growth with the text size is unverified.
        let readable = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: 672, compatibleWith: table.traitCollection)
        return max(0, ((rowWidth - safeSides.left - safeSides.right - readable) / 2).rounded(.down))
    }

    /// The safe area at the sides; 0 for cards, which are inside the safe area as a whole.
    private var safeSides: UIEdgeInsets {
        guard table.style != .insetGrouped else { return .zero }
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }
}

/// The distances of a table's contents from its side edges: cards keep the system's margin, other contents the safe
/// area, so that they are not below a notch or a round corner.
extension TableFrames {
    /// The distances from the table's edges to the rows; 0 except for cards.
    var rowSides: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let margin = SystemMetrics.current.insetGroups.sideMargin(
            windowWidth: table.window?.bounds.width ?? table.bounds.width)
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    /// The distances from a row's edges to its content view and accessory.
    var contentSides: UIEdgeInsets {
        table.insetsContentViewsToSafeArea ? safeSides : .zero
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

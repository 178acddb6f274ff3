/// How far things keep from the table's side edges: cards by the system's margin, and what must not lie under a notch or a round corner
/// by the safe area.
extension TableFrames {
    /// From the table's edges to the rows: 0 but for cards.
    var rowSides: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let margin = SystemMetrics.current.insetGroups.sideMargin(
            windowWidth: table.window?.bounds.width ?? table.bounds.width)
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    /// From a row's edges to its content view and accessory.
    var contentSides: UIEdgeInsets {
        table.insetsContentViewsToSafeArea ? safeSides : .zero
    }

    /// From a content view's edges to the margins of its text.
    var textSides: UIEdgeInsets {
        table.insetsContentViewsToSafeArea ? .zero : safeSides
    }

    /// From the table's edges to the contents of headers and footers.
    var bandSides: UIEdgeInsets {
        table.style == .insetGrouped ? rowSides : contentSides
    }

    /// The margins that leave text no wider than is good to read; 0 where the table does not ask for them.
    var readableMargin: CGFloat {
        guard table.cellLayoutMarginsFollowReadableWidth else { return 0 }
        // 672 points at the default text size, widely known for iPad; how it grows with the text is unverified.
        let readable = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: 672, compatibleWith: table.traitCollection)
        return max(0, ((rowWidth - safeSides.left - safeSides.right - readable) / 2).rounded(.down))
    }

    /// Cards lie in the safe area as a whole.
    private var safeSides: UIEdgeInsets {
        guard table.style != .insetGrouped else { return .zero }
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }
}

import Foundation

/// The lines above and below a list cell.
@MainActor
final class ListSeparators {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UICollectionViewListCell
    private var top: TableSeparatorView?
    private var bottom: TableSeparatorView?

    init(cell: UICollectionViewListCell) { self.cell = cell }

    private var context: ListCellContext? { cell.listContext }

    func contextDidChange() {
        update(&top, isNeeded: context?.showsLineAbove ?? false)
        update(&bottom, isNeeded: context?.showsLineBelow ?? false)
        updateVisibility()
    }

    private func update(_ line: inout TableSeparatorView?, isNeeded: Bool) {
        guard isNeeded, let lines = context?.separators else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        if let line { return line.show(lines.color, lines.visualEffect) }
        let made = TableSeparatorView(color: lines.color, effect: lines.visualEffect)
        cell.addSubview(made)
        line = made
    }

    /// Hides the lines at a selected or highlighted row, as in tables.
    func updateVisibility() {
        let isCovered = cell.isSelected || cell.isHighlighted
        top?.isHidden = isCovered
        bottom?.isHidden = isCovered
    }

    func layOut(textLeading: CGFloat) {
        guard let context else { return }
        if let guide = storedGuide { placeGuide(guide, textLeading) }
        let thickness = SystemMetrics.current.separators.thickness(scale: cell.parts.scale)
        for (line, insets, y, closes) in [
            (top, context.separators.topSeparatorInsets, CGFloat(0), context.position.isFirst),
            (bottom, context.separators.bottomSeparatorInsets, cell.bounds.height - thickness, context.position.isLast),
        ] {
            guard let line else { continue }
            let sides = sides(insets, textLeading: textLeading, closesSection: closes)
            var frame = CGRect(
                x: sides.leading, y: y, width: max(cell.bounds.width - sides.leading - sides.trailing, 0),
                height: thickness)
            if cell.isRightToLeft { frame.origin.x = cell.bounds.width - frame.maxX }
            if line.frame != frame { line.frame = frame }
        }
    }

    /// The lines that begin and end a grouped section reach from side to side, as in tables.
    private func sides(
        _ insets: NSDirectionalEdgeInsets, textLeading: CGFloat, closesSection: Bool
    ) -> (leading: CGFloat, trailing: CGFloat) {
        let metrics = SystemMetrics.current.separators
        let isGrouped = context?.environment == .grouped
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let closes = closesSection && isGrouped && metrics.closesGroups
        let end = context?.environment == .insetGrouped ? metrics.cardTrailingInset : metrics.trailingInset
        let guided = storedGuide.map { guideSides($0) }
        func side(_ own: CGFloat, _ unset: CGFloat, _ guided: CGFloat?, _ normal: CGFloat) -> CGFloat {
            own != unset ? own : guided ?? (closes ? 0 : normal)
        }
        return (
            side(insets.leading, automatic.leading, guided?.leading, textLeading),
            side(insets.trailing, automatic.trailing, guided?.trailing, end ?? cell.parts.sideMargin)
        )
    }

    // MARK: The layout guide

    private var storedGuide: UILayoutGuide?
    private var guideLeading: NSLayoutConstraint?

    var guide: UILayoutGuide {
        if let storedGuide { return storedGuide }
        let made = UILayoutGuide()
        cell.addLayoutGuide(made)
        storedGuide = made
        let leading = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        let trailing = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        // Constraints of the application come first.
        for constraint in [leading, trailing] { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate([
            leading, trailing, made.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            made.heightAnchor.constraint(equalToConstant: 0),
        ])
        guideLeading = leading
        cell.setNeedsLayout()
        return made
    }

    private func placeGuide(_ guide: UILayoutGuide, _ textLeading: CGFloat) {
        if guideLeading?.constant != textLeading { guideLeading?.constant = textLeading }
    }

    private func guideSides(_ guide: UILayoutGuide) -> (leading: CGFloat, trailing: CGFloat) {
        let frame = guide.layoutFrame
        let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
        return cell.isRightToLeft ? (right, left) : (left, right)
    }
}

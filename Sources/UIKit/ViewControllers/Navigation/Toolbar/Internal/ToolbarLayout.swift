import Foundation

/// The layout of a toolbar's items: they start at the leading edge, and flexible spaces share the remaining width.
@MainActor
struct ToolbarLayout {
    var bounds: CGRect
    /// The distance from the bar's leading edge to the first item.
    var leading: CGFloat
    var trailing: CGFloat
    var isRightToLeft: Bool
    var scale: CGFloat

    func place(_ views: [UIView]) {
        let gaps = zip(views, views.dropFirst()).map(gap)
        let flexible = views.count(where: isFlexible)
        // Reserves the width of a gap for each flexible space between items.
        let between =
            CGFloat(views.dropFirst().dropLast().count(where: isFlexible)) * SystemMetrics.current.bars.itemGap
        let room = bounds.width - leading - trailing - gaps.reduce(0, +)
        let widths = views.map(width).cut(toFit: room - between)
        let spare = max(0, room - widths.reduce(0, +))
        var reach = leading
        for (index, view) in views.enumerated() {
            let width = isFlexible(view) ? spare / CGFloat(flexible) : widths[index]
            place(view, at: reach, width: width)
            reach += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// The width of a view; 0 for a flexible space.
    private func width(of view: UIView) -> CGFloat {
        if isFlexible(view) { return 0 }
        return view is BarButton ? view.sizeThatFits(bounds.size).width : view.bounds.width
    }

    private func isFlexible(_ view: UIView) -> Bool { (view as? BarSpace)?.isFlexible == true }

    /// A space replaces the default gap between its neighbors.
    private func gap(_ first: UIView, _ second: UIView) -> CGFloat {
        first is BarSpace || second is BarSpace ? 0 : SystemMetrics.current.bars.itemGap
    }

    private func place(_ view: UIView, at reach: CGFloat, width: CGFloat) {
        let height = view is BarButton ? bounds.height : min(view.bounds.height, bounds.height)
        let x = isRightToLeft ? bounds.width - reach - width : reach
        view.frame = CGRect(
            x: SystemMetrics.roundDown(x, scale: scale),
            y: SystemMetrics.roundDown((bounds.height - height) / 2, scale: scale), width: width, height: height)
    }
}

extension [CGFloat] {
    /// Reduces the largest widths until all fit, so that icons keep their width as long as titles can be shortened.
    fileprivate func cut(toFit room: CGFloat) -> [CGFloat] {
        guard reduce(0, +) > room else { return self }
        var rest = Swift.max(room, 0)
        var limit: CGFloat = 0
        for (index, width) in sorted().enumerated() {
            limit = rest / CGFloat(count - index)
            if width > limit { break }
            rest -= width
        }
        return map { Swift.min($0, limit) }
    }
}

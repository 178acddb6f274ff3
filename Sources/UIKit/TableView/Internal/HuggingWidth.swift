import Foundation

/// The width that the content of a header needs, for tables whose headers hug their content.
@MainActor
enum HuggingWidth {
    static func of(_ view: UIView, in room: CGFloat) -> CGFloat {
        if let header = view as? UITableViewHeaderFooterView {
            if let width = ofConstraints(header.contentView) { return width }
            return HeaderFooterLayout.fittingWidth(of: header, in: room)
        }
        return ofConstraints(view) ?? view.sizeThatFits(CGSize(width: room, height: 0)).width
    }

    /// Nil for a view without constraints.
    private static func ofConstraints(_ view: UIView) -> CGFloat? {
        view.constrainedFittingSize(UIView.layoutFittingCompressedSize, .fittingSizeLevel, .fittingSizeLevel)?.width
    }
}

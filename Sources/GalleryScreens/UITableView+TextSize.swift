import UIKit

extension UITableView {
    /// Gives all rows a height that grows with the text. At accessibility sizes, at which texts wrap, each row is as
    /// high as it needs to be.
    ///
    /// - Parameter traits: those of the table's controller, which change before the table's own.
    func setRowHeight(_ height: CGFloat, in traits: UITraitCollection) {
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let wanted = isLarge ? UITableView.automaticDimension : height.growing(in: traits)
        if rowHeight != wanted { rowHeight = wanted }
    }

    /// Gives all rows a height that grows with the text, and that is the same for all of them at every size.
    func setEqualRowHeight(_ height: CGFloat, in traits: UITraitCollection) {
        let wanted = height.growing(in: traits)
        if rowHeight != wanted { rowHeight = wanted }
    }
}

extension CGFloat {
    /// Returns a length of the default text size at the size of the traits, in whole points. It does not shrink below
    /// the default.
    @MainActor
    func growing(in traits: UITraitCollection) -> CGFloat {
        Swift.max(self, UIFontMetrics.default.scaledValue(for: self, compatibleWith: traits).rounded(.up))
    }
}

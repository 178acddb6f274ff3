import UIKit

extension UITableView {
    /// Gives all rows a height that grows with the text. At accessibility sizes, at which texts wrap, each row is as high
    /// as it needs to be.
    func followTextSize(rowHeight height: CGFloat) {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let wanted = isLarge ? UITableView.automaticDimension : scaled(height)
        if rowHeight != wanted { rowHeight = wanted }
    }

    /// Gives all rows a height that grows with the text, and that is the same for all of them at every size.
    func followTextSize(equalRowHeight height: CGFloat) {
        let wanted = scaled(height)
        if rowHeight != wanted { rowHeight = wanted }
    }

    private func scaled(_ height: CGFloat) -> CGFloat { height.growing(in: traitCollection) }
}

extension CGFloat {
    /// Returns a length of the default text size at the size of the traits, in whole points. It does not shrink below
    /// the default.
    @MainActor
    func growing(in traits: UITraitCollection) -> CGFloat {
        Swift.max(self, UIFontMetrics.default.scaledValue(for: self, compatibleWith: traits).rounded(.up))
    }
}

/// A container controller whose bars cover the views of its children. Scroll views that are the content of a controller
/// inside it adjust their top and bottom insets even if their content is too short to scroll.
@MainActor
protocol CoversScrollContent: UIViewController {}

extension UIViewController: ScrollContentOwner {
    var isCoveredByBars: Bool {
        var container = parent
        while let candidate = container, !(candidate is any CoversScrollContent) { container = candidate.parent }
        return container != nil
    }
}

/// Measures the insets of a flow layout's sections from the content inset, whatever their reference.
@MainActor
struct FlowSectionInset {
    private let isVertical: Bool
    /// The distances of the reference from the edges of the view.
    private let reference: UIEdgeInsets
    private let content: UIEdgeInsets

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        isVertical = layout.scrollDirection == .vertical
        content = view.adjustedContentInset
        reference =
            switch layout.sectionInsetReference {
            case .fromContentInset: view.adjustedContentInset
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
    }

    /// That the reference does not count in the direction of scrolling is unverified.
    func measured(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        var result = inset
        if isVertical {
            result.left = max(0, inset.left + reference.left - content.left)
            result.right = max(0, inset.right + reference.right - content.right)
        } else {
            result.top = max(0, inset.top + reference.top - content.top)
            result.bottom = max(0, inset.bottom + reference.bottom - content.bottom)
        }
        return result
    }
}

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
            result.left = measured(inset.left, reference.left, content.left)
            result.right = measured(inset.right, reference.right, content.right)
        } else {
            result.top = measured(inset.top, reference.top, content.top)
            result.bottom = measured(inset.bottom, reference.bottom, content.bottom)
        }
        return result
    }

    /// A content inset that is larger than the reference and the inset counts in place of both. A negative inset stays:
    /// the items then begin outside.
    private func measured(_ inset: CGFloat, _ reference: CGFloat, _ content: CGFloat) -> CGFloat {
        max(min(inset, 0), inset + reference - content)
    }
}

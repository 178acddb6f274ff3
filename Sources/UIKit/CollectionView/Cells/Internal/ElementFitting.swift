/// Determines the size that a view of a collection view needs for its content.
@MainActor
struct ElementFitting {
    let view: UICollectionReusableView

    /// Returns the attributes with the size that the content needs, in the directions that the layout only estimated; in
    /// a layout of the application in both.
    func preferred(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        let axes: UIAxis = attributes.estimates.isEmpty ? [.horizontal, .vertical] : attributes.estimates
        let fitted = view.systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        if axes.contains(.horizontal) { copy.size.width = fitted.width }
        if axes.contains(.vertical) { copy.size.height = fitted.height }
        return copy
    }
}

import Foundation

/// Calls the handlers of sections with their visible elements, whose attributes they may change.
@MainActor
struct VisibleItemHandlers {
    let layout: UICollectionViewCompositionalLayout
    let geometry: CompositionGeometry

    func call(with found: [UICollectionViewLayoutAttributes]) {
        guard let view = layout.collectionView,
            geometry.sections.contains(where: { $0.source.visibleItemsInvalidationHandler != nil })
        else { return }
        let visible = view.places.mirrored(view.bounds)
        var items: [Int: [any NSCollectionLayoutVisibleItem]] = [:]
        for attributes in found where attributes.indexPath.count == 2 {
            let section = attributes.indexPath.section
            guard geometry.sections[section].source.visibleItemsInvalidationHandler != nil,
                seen(attributes, in: view).overlaps(visible)
            else { continue }
            items[section, default: []].append(VisibleItem(attributes))
        }
        for section in items.keys.sorted() {
            guard let handler = geometry.sections[section].source.visibleItemsInvalidationHandler else { continue }
            let isOrthogonal = geometry.sections[section].isOrthogonal
            let offset =
                isOrthogonal ? view.parts.orthogonal.ifMade?.contentOffset(of: section) ?? .zero : view.contentOffset
            handler(
                items[section] ?? [], offset,
                LayoutEnvironment(size: layout.containerSize, traits: view.traitCollection))
        }
    }

    private func seen(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) -> CGRect {
        guard let section = attributes.orthogonalSection else { return attributes.frame }
        let distance = -(view.parts.orthogonal.ifMade?.offset(of: section) ?? 0)
        return geometry.main == .vertical
            ? attributes.frame.offsetBy(dx: distance, dy: 0) : attributes.frame.offsetBy(dx: 0, dy: distance)
    }
}

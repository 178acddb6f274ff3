import Foundation
internal import TableEngine

/// Finds the place of a collection view that is below a drag.
@MainActor
struct CollectionDropPlaces {
    let view: UICollectionView

    /// How far an item is found beside a point between items, in points. Unverified.
    private static let reach: CGFloat = 20

    /// In the order that is seen, the room for an item counts as one: over it the place stays, and over another item the
    /// room goes to the place of that one. Beside the last item of a section it is the end of that. Nil elsewhere.
    func place(at point: CGPoint) -> DropPlace? {
        if let found = item(at: point) { return place(of: found) }
        guard let last = itemBefore(point) else { return nil }
        let place = RowIndex(last.indexPath)
        let count = view.layoutCounts[place.section]
        guard place.row == count - 1 else { return self.place(of: last) }
        // The room that is open at the end, and an item that is moved, are at the end already.
        if view.parts.openings.ifMade?.isHover(place) == true || isMoved(place) { return self.place(of: last) }
        return DropPlace(
            row: withoutPlaceholders(RowIndex(section: place.section, row: count)), rowBelow: nil, share: nil)
    }

    private func place(of attributes: UICollectionViewLayoutAttributes) -> DropPlace {
        let place = RowIndex(attributes.indexPath)
        let below = isMoved(place) ? nil : view.dataRow(at: place)
        return DropPlace(row: withoutPlaceholders(place), rowBelow: below, share: nil)
    }

    private func isMoved(_ place: RowIndex) -> Bool {
        guard let moved = view.parts.movement.ifMade?.draggedPlace else { return false }
        return view.dataRow(at: place) == moved
    }

    private func withoutPlaceholders(_ place: RowIndex) -> RowIndex {
        view.parts.openings.ifMade?.withoutPlaceholders(place) ?? place
    }

    /// The item at a point, or the nearest one beside it.
    private func item(at point: CGPoint) -> UICollectionViewLayoutAttributes? {
        let area = CGRect(origin: point, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach)
        var nearest: (item: UICollectionViewLayoutAttributes, distance: CGFloat)?
        for item in view.places.cellsWithRooms(in: area) {
            let distance = distance(from: point, to: item.frame)
            guard distance <= Self.reach else { continue }
            if let nearest, (nearest.distance, -nearest.item.zIndex) <= (distance, -item.zIndex) { continue }
            nearest = (item, distance)
        }
        return nearest?.item
    }

    private func distance(from point: CGPoint, to frame: CGRect) -> CGFloat {
        let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
        let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
        return hypot(x, y)
    }

    /// The last item on the line of a point.
    private func itemBefore(_ point: CGPoint) -> UICollectionViewLayoutAttributes? {
        let line = CGRect(x: view.bounds.minX, y: point.y, width: view.bounds.width, height: 1)
        return view.places.cellsWithRooms(in: line).max { $0.indexPath < $1.indexPath }
    }
}

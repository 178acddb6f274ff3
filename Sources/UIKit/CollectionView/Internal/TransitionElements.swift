/// The elements of two layouts with their frames in both.
@MainActor
struct TransitionElements {
    private struct Place {
        let key: ElementKey
        /// Nil in the layout that does not have the element.
        var from, to: CGRect?
    }

    private var places: [Place] = []

    init(from: [UICollectionViewLayoutAttributes], to: [UICollectionViewLayoutAttributes]) {
        var indexes: [ElementKey: Int] = [:]
        func index(_ key: ElementKey) -> Int {
            if let index = indexes[key] { return index }
            indexes[key] = places.count
            places.append(Place(key: key))
            return places.count - 1
        }
        for element in from { places[index(element.key)].from = element.frame }
        for element in to { places[index(element.key)].to = element.frame }
    }

    /// Returns the elements that overlap a rectangle on their way.
    func keys(in rect: CGRect, _ interpolation: LayoutInterpolation) -> [ElementKey] {
        places.compactMap { place in
            interpolation.between(place.from, place.to).overlaps(rect) ? place.key : nil
        }
    }
}

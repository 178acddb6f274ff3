/// The present place of a section or item that was moved. Without a key it was removed.
struct Place: TreeElement {
    var handle: Int
    /// The section of an item; 0 for sections.
    var section = 0
    /// The ``SectionItems/life`` of that section; places of an earlier life are invalid.
    var life = 0
    var key: OrderKey?

    /// The largest handle; -1 if there is none.
    struct Last: TreeSummary {
        var handle: Int

        static let zero = Last(handle: -1)

        static func + (a: Last, b: Last) -> Last { b.handle < 0 ? a : b }
    }

    var summary: Last { Last(handle: handle) }
}

/// A map from handles to places, shared between copies.
/// - Complexity: O(log places)
struct PlaceMap {
    private var tree: SummaryTree<Place>
    private(set) var count = 0

    init(nodeCapacity: Int) { tree = SummaryTree([], capacity: nodeCapacity) }

    var isEmpty: Bool { tree.isEmpty }

    subscript(handle: Int) -> Place? {
        guard let place = tree.seek({ $0.handle >= handle })?.element, place.handle == handle else { return nil }
        return place
    }

    mutating func put(_ place: Place) {
        var isNew = true
        _ = tree.editLeaf({ $0.handle >= place.handle }) { elements, index, _ in
            if elements.isEmpty || elements[index].handle < place.handle {
                elements.append(place)
            } else if elements[index].handle == place.handle {
                elements[index] = place
                isNew = false
            } else {
                elements.insert(place, at: index)
            }
            return true
        }
        if isNew { count += 1 }
    }
}

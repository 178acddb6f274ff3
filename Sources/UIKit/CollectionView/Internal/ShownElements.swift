internal import TableEngine

/// The views of a collection view's elements: those on screen, and those that are leaving.
///
/// A value that runs no client code; a caller that takes a view out of it notifies the delegate.
@MainActor
struct ShownElements {
    /// The views on screen.
    private(set) var live: [ElementKey: UICollectionReusableView] = [:]
    private var keys: [ObjectIdentifier: ElementKey] = [:]
    /// Views without an element that are still visible, in the order of leaving.
    private(set) var leaving: [Leaving] = []

    struct Leaving {
        let view: UICollectionReusableView
        /// The last element of the view, for which the delegate is notified.
        var key: ElementKey
        /// Whether the element still exists, off screen.
        var hasElement: Bool
        /// The number of the update whose animation the view leaves with; nil before there is one.
        var number: Int?
        /// Whether the item was reconfigured since the view began to leave.
        var isOutdated = false
    }

    /// Returns nil for a view that is not on screen.
    func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

    func isShown(_ view: UICollectionReusableView) -> Bool { key(of: view) != nil || isLeaving(view) }

    func isLeaving(_ view: UICollectionReusableView) -> Bool { leaving.contains { $0.view === view } }

    var keysInOrder: [ElementKey] { live.keys.sorted() }

    /// Returns the keys in the order of their index paths.
    func keys(_ category: UICollectionView.ElementCategory, _ kind: String? = nil) -> [ElementKey] {
        live.keys.filter { $0.category == category && $0.kind == kind }.sorted()
    }

    // MARK: Entering and leaving

    /// Adds a view for an element. A view has one element at a time, so its previous element loses it.
    mutating func enter(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let other = keys[ObjectIdentifier(view)] { live[other] = nil }
        leaving.removeAll { $0.view === view }
        live[key] = view
        keys[ObjectIdentifier(view)] = key
    }

    /// Removes an element's view from the screen; it is kept in ``leaving``.
    ///
    /// - Parameter name: the key for which the delegate is notified; nil for the same.
    mutating func leave(_ key: ElementKey, hasElement: Bool, as name: ElementKey? = nil) {
        guard let view = live.removeValue(forKey: key) else { return }
        keys[ObjectIdentifier(view)] = nil
        leaving.append(Leaving(view: view, key: name ?? key, hasElement: hasElement))
    }

    mutating func leaveAll() {
        for key in keysInOrder { leave(key, hasElement: true) }
        for index in leaving.indices { leaving[index].number = nil }
    }

    /// Assigns the leaving views without an update to this one.
    mutating func leaveAnimated(_ number: Int) {
        for index in leaving.indices where leaving[index].number == nil { leaving[index].number = number }
    }

    /// Removes and returns the first view that leaves with the given update, or without one.
    mutating func takeLeaving(_ number: Int?) -> Leaving? {
        leaving.firstIndex { $0.number == number }.map { leaving.remove(at: $0) }
    }

    /// Returns the leaving view of an element that is on screen again, and makes it live. A cell is outdated too if an
    /// animation kept it: its item may have changed meanwhile, and client code could not get at the cell.
    mutating func reclaim(_ key: ElementKey) -> (view: UICollectionReusableView, isOutdated: Bool)? {
        guard let entry = leaving.first(where: { $0.hasElement && $0.key == key }) else { return nil }
        enter(entry.view, key)
        return (entry.view, entry.isOutdated || entry.number != nil && key.category == .cell)
    }

    /// Marks the leaving views of reconfigured items.
    mutating func outdate(_ keys: [ElementKey]) {
        for index in leaving.indices where leaving[index].hasElement && keys.contains(leaving[index].key) {
            leaving[index].isOutdated = true
        }
    }

    // MARK: Following updates

    /// Updates the keys of all views. Views whose elements were removed leave.
    mutating func remap(_ map: IndexMap) {
        for index in leaving.indices where leaving[index].hasElement {
            if let after = leaving[index].key.after(map) {
                leaving[index].key = after
            } else {
                leaving[index].hasElement = false
            }
        }
        let before = live
        for key in keysInOrder where key.after(map) == nil { leave(key, hasElement: false) }
        live = [:]
        for (key, view) in before {
            guard let after = key.after(map) else { continue }
            live[after] = view
            keys[ObjectIdentifier(view)] = after
        }
    }
}

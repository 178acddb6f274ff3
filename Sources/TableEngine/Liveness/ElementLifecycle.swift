/// The states of the elements that show rows, or headers and footers: cells and other views.
///
/// An element is *arriving* while it is requested, *live* while it shows something, *leaving* after that until its list has
/// finished with it, and then *idle* in the pool. ``request(_:)``, ``place(_:at:)``, ``retire(_:)`` and
/// ``recycle(_:identifier:)`` lead from one state to the next; ``remap(_:)`` takes all elements through an update.
///
/// Owned by the collaborator that shows the elements. The methods call no client code. Client code that runs between two of
/// them may use all of them, and the second one finds the state that the client code left.
package struct ElementLifecycle<Key: ListKey> {
    /// The elements that show something.
    package private(set) var live = LiveElements<Key>() {
        didSet { changes &+= 1 }
    }
    /// Changes whenever an element becomes live, gets another key or stops being live.
    package private(set) var changes = 0

    // MARK: State

    /// Requests that have no answer yet, the innermost last.
    private var arrivals: [Arrival] = []
    /// The elements that are no longer live, in the order in which they stopped.
    package private(set) var leaving: [Departure] = []
    private var pool = ReusePool()
    /// Elements that became idle since the last ``takeRecycled()``.
    private var recycled: [AnyObject] = []

    /// While true, ``nextDeparture()`` returns nil and leaving elements are kept.
    package var holdsDepartures = false

    private struct Arrival {
        /// Nil if an update removed what is requested.
        var key: Key?
        /// The idle elements that were dequeued for the request.
        var taken: [AnyObject] = []
    }

    /// An element that is leaving.
    package struct Departure {
        package let element: AnyObject
        /// What it showed last, renumbered by later updates.
        package fileprivate(set) var key: Key
        /// Whether what it showed still exists.
        package fileprivate(set) var hasKey: Bool
        /// The number of the animation that the element is part of.
        package fileprivate(set) var animation: Int?
        /// Whether what the element shows has changed since it stopped being live.
        fileprivate var isOutdated = false
    }

    package init() {}

    // MARK: Arriving

    /// Begins the request for an element. Requests nest.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func request(_ key: Key) { arrivals.append(Arrival(key: key)) }

    /// The current key of the innermost request; nil without a request, and if an update removed what is requested.
    package var requested: Key? {
        @_specialize(where Key == RowIndex)
        @_specialize(where Key == BandKey)
        get { arrivals.last?.key }
    }

    package var isRequesting: Bool {
        @_specialize(where Key == RowIndex)
        @_specialize(where Key == BandKey)
        get { !arrivals.isEmpty }
    }

    /// Returns an idle element, for the innermost request if there is one; nil if none is idle.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func dequeue(identifier: String) -> AnyObject? {
        guard let element = pool.dequeue(identifier: identifier) else { return nil }
        if !recycled.isEmpty { recycled.removeAll { $0 === element } }
        if !arrivals.isEmpty { arrivals[arrivals.count - 1].taken.append(element) }
        return element
    }

    /// Returns the idle elements that were dequeued for the innermost request and are not its answer.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func takeUnused(besides answer: AnyObject?) -> [AnyObject] {
        guard let last = arrivals.indices.last else { return [] }
        let taken = arrivals[last].taken
        // The usual case: the one element that was dequeued is the answer.
        if taken.isEmpty || taken.count == 1 && taken[0] === answer { return [] }
        arrivals[last].taken.removeAll { $0 !== answer }
        return taken.filter { $0 !== answer }
    }

    /// Ends the innermost request and returns its current key; nil if an update removed what was requested.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func endRequest() -> Key? { arrivals.popLast()?.key }

    // MARK: Live

    /// Makes an element live. The element that was live for the same key leaves.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func place(_ element: AnyObject, at key: Key) {
        if let former = live[key], former !== element { depart(former, key, hasKey: false) }
        // Client code may return an element that is leaving or idle.
        if !leaving.isEmpty { leaving.removeAll { $0.element === element } }
        if !recycled.isEmpty { recycled.removeAll { $0 === element } }
        live[key] = element
    }

    /// Makes the leaving element of a key live again; nil if there is none. It is outdated too if an animation kept it:
    /// what it shows may have changed meanwhile, and client code could not get at the element.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func reclaim(_ key: Key) -> (element: AnyObject, isOutdated: Bool)? {
        guard let index = leaving.firstIndex(where: { $0.hasKey && $0.key == key }) else { return nil }
        let departure = leaving.remove(at: index)
        place(departure.element, at: key)
        return (departure.element, departure.isOutdated || departure.animation != nil)
    }

    // MARK: Leaving

    /// Makes the elements leave for whose keys `isHidden` returns true.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func retire(where isHidden: (Key) -> Bool) {
        guard live.keys.contains(where: isHidden) else { return }
        var departures: [Departure] = []
        live.removeAll(where: isHidden) {
            departures.append(Departure(element: $0.element, key: $0.key, hasKey: true, animation: nil))
        }
        leaving += departures
    }

    /// Makes all elements leave, the last one first. None of them can be reclaimed.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func retireAll() {
        holdsDepartures = false
        for index in arrivals.indices { arrivals[index].key = nil }
        for index in leaving.indices { leaving[index].hasKey = false }
        for entry in live.removeAll().reversed() { depart(entry.element, entry.key, hasKey: false) }
    }

    private mutating func depart(_ element: AnyObject, _ key: Key, hasKey: Bool) {
        leaving.append(Departure(element: element, key: key, hasKey: hasKey, animation: nil))
    }

    /// Returns the leaving element that showed `before`, or `after` if what it showed still exists.
    package func departure(before: Key?, after: Key?) -> AnyObject? {
        leaving.first { $0.animation == nil && ($0.hasKey ? $0.key == after : $0.key == before) }?.element
    }

    /// Keeps leaving elements for which `leavesWithIt` returns true until the animation ends.
    package mutating func animate(_ animation: Int, _ leavesWithIt: (AnyObject) -> Bool) {
        for index in leaving.indices where leaving[index].animation == nil && leavesWithIt(leaving[index].element) {
            leaving[index].animation = animation
        }
    }

    /// Marks the leaving elements as outdated for whose keys `hasChanged` returns true.
    package mutating func outdate(where hasChanged: (Key) -> Bool) {
        for index in leaving.indices where leaving[index].hasKey && hasChanged(leaving[index].key) {
            leaving[index].isOutdated = true
        }
    }

    /// Returns the elements that an animation keeps.
    package func departures(with animation: Int) -> [AnyObject] {
        leaving.filter { $0.animation == animation }.map(\.element)
    }

    package mutating func animationDidEnd(_ animation: Int) {
        for index in leaving.indices where leaving[index].animation == animation { leaving[index].animation = nil }
    }

    /// Returns whether an animation keeps a leaving element.
    package func isAnimatedOut(_ element: AnyObject) -> Bool {
        leaving.contains { $0.element === element && $0.animation != nil }
    }

    /// Removes and returns the next leaving element that no animation keeps; nil if there is none. The caller recycles it.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func nextDeparture() -> Departure? {
        guard !holdsDepartures, !leaving.isEmpty else { return nil }
        return leaving.firstIndex { $0.animation == nil }.map { leaving.remove(at: $0) }
    }

    // MARK: Idle

    /// Makes an element idle. An element without an identifier is not kept for reuse.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func recycle(_ element: AnyObject, identifier: String?) {
        recycled.append(element)
        if let identifier { pool.enqueue(element, identifier: identifier) }
    }

    /// Returns the elements that became idle since the last call and were not used again.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func takeRecycled() -> [AnyObject] {
        guard !recycled.isEmpty else { return [] }
        defer { recycled = [] }
        return recycled
    }

    /// The idle elements of each identifier.
    package var idle: [String: [AnyObject]] { pool.elements }

    /// Removes and returns all idle elements.
    package mutating func emptyPool() -> [AnyObject] { pool.removeAll() }

    // MARK: Following updates

    /// Renumbers all keys. Elements whose row or section was removed or reloaded leave.
    @_specialize(where Key == RowIndex)
    @_specialize(where Key == BandKey)
    package mutating func remap(_ map: IndexMap) {
        for index in arrivals.indices { arrivals[index].key = arrivals[index].key?.after(map) }
        for index in leaving.indices where leaving[index].hasKey {
            if let key = leaving[index].key.after(map) {
                leaving[index].key = key
            } else {
                leaving[index].hasKey = false
            }
        }
        var departures: [Departure] = []
        live.remap(
            { $0.after(map) },
            leaving: {
                departures.append(Departure(element: $0.element, key: $0.key, hasKey: false, animation: nil))
            })
        leaving += departures
    }
}

/// The lives of the elements that stand for rows, or for headers and footers: cells and other views.
///
/// An element is *arriving* while it is asked for, *live* while it stands at a place, *leaving* from when it lost its place
/// until its list is done with it, and *idle* in the pool after that. ``request(_:)``, ``place(_:at:)``, ``retire(_:)`` and
/// ``recycle(_:identifier:)`` lead from one state to the next, and ``remap(_:)`` takes all of them through an update.
///
/// Owned by the collaborator that shows the elements. A value without calls out: code of an application that runs between two
/// of its methods can use all of them, and what the first one began is then found as that code left it.
package struct ElementLifecycle<Key: ListKey, Element: AnyObject> {
    /// Elements with a place.
    package private(set) var live = LiveElements<Key, Element>() {
        didSet { changes &+= 1 }
    }
    /// Changes whenever an element gets, changes or loses a place.
    package private(set) var changes = 0

    // MARK: State

    /// Requests that have no answer yet, the innermost last.
    private var arrivals: [Arrival] = []
    /// Elements that lost their places, in the order in which they did.
    package private(set) var leaving: [Departure] = []
    private var pool = ReusePool<Element>()
    /// Elements that became idle since ``takeRecycled()``.
    private var recycled: [Element] = []

    /// While true, elements that leave wait: ``nextDeparture()`` gives none.
    package var holdsDepartures = false

    private struct Arrival {
        /// Nil when an update took away what is being asked for.
        var key: Key?
        /// Idle elements that were given out for the request.
        var taken: [Element] = []
    }

    /// An element that lost its place.
    package struct Departure {
        package let element: Element
        /// What it stood for last: its number after the updates that carried it on.
        package fileprivate(set) var key: Key
        /// Whether what it stood for is still there, without being shown.
        package fileprivate(set) var hasKey: Bool
        /// The animation that it leaves with.
        package fileprivate(set) var animation: Int?
    }

    package init() {}

    // MARK: Arriving

    /// An element is being asked for from now on. Requests nest.
    package mutating func request(_ key: Key) { arrivals.append(Arrival(key: key)) }

    /// What the innermost request asks for, by its present number; nil without a request, and when an update took it away.
    package var requested: Key? { arrivals.last?.key }

    package var isRequesting: Bool { !arrivals.isEmpty }

    /// An idle element, for the innermost request if there is one.
    package mutating func dequeue(identifier: String) -> Element? {
        guard let element = pool.dequeue(identifier: identifier) else { return nil }
        if !recycled.isEmpty { recycled.removeAll { $0 === element } }
        if !arrivals.isEmpty { arrivals[arrivals.count - 1].taken.append(element) }
        return element
    }

    /// The idle elements that were given out for the innermost request and are not the answer to it: they belong to nobody.
    package mutating func takeUnused(besides answer: Element?) -> [Element] {
        guard let last = arrivals.indices.last else { return [] }
        let taken = arrivals[last].taken
        // Nearly always: the one that was given out is the answer.
        if taken.isEmpty || taken.count == 1 && taken[0] === answer { return [] }
        arrivals[last].taken.removeAll { $0 !== answer }
        return taken.filter { $0 !== answer }
    }

    /// Ends the innermost request, and returns what it asked for by its present number; nil when that is gone.
    package mutating func endRequest() -> Key? { arrivals.popLast()?.key }

    // MARK: Live

    /// Gives an element a place. The element that had it leaves.
    package mutating func place(_ element: Element, at key: Key) {
        if let former = live[key], former !== element { depart(former, key, hasKey: false) }
        // Client code may give an element that is leaving, or idle, a place again.
        if !leaving.isEmpty { leaving.removeAll { $0.element === element } }
        if !recycled.isEmpty { recycled.removeAll { $0 === element } }
        live[key] = element
    }

    /// Where an element stands; nil when it is not live.
    package func key(of element: Element) -> Key? {
        live.elements.firstIndex { $0 === element }.map { live.key(at: $0) }
    }

    /// Gives the place of a row that came back to the element that is on its way out with it.
    package mutating func reclaim(_ key: Key) -> Element? {
        guard let index = leaving.firstIndex(where: { $0.hasKey && $0.key == key }) else { return nil }
        let element = leaving.remove(at: index).element
        place(element, at: key)
        return element
    }

    // MARK: Leaving

    /// What stands there is not shown any more.
    package mutating func retire(_ key: Key) {
        guard let element = live[key] else { return }
        live[key] = nil
        depart(element, key, hasKey: true)
    }

    /// Everything for which `isHidden` holds is not shown any more.
    package mutating func retire(where isHidden: (Key) -> Bool) {
        guard live.keys.contains(where: isHidden) else { return }
        var departures: [Departure] = []
        live.removeAll(where: isHidden) {
            departures.append(Departure(element: $0.element, key: $0.key, hasKey: true, animation: nil))
        }
        leaving += departures
    }

    /// Everything leaves, the lowest first, and what stands for nothing any more is not taken back.
    package mutating func retireAll() {
        holdsDepartures = false
        for index in arrivals.indices { arrivals[index].key = nil }
        for index in leaving.indices { leaving[index].hasKey = false }
        for entry in live.removeAll().reversed() { depart(entry.element, entry.key, hasKey: false) }
    }

    private mutating func depart(_ element: Element, _ key: Key, hasKey: Bool) {
        leaving.append(Departure(element: element, key: key, hasKey: hasKey, animation: nil))
    }

    /// The element on its way out that showed `before`, or shows `after` where it is still there.
    package func departure(before: Key?, after: Key?) -> Element? {
        leaving.first { $0.animation == nil && ($0.hasKey ? $0.key == after : $0.key == before) }?.element
    }

    /// Elements that leave with an animation stay until it ends.
    package mutating func animate(_ animation: Int, _ leavesWithIt: (Element) -> Bool) {
        for index in leaving.indices where leaving[index].animation == nil && leavesWithIt(leaving[index].element) {
            leaving[index].animation = animation
        }
    }

    /// The elements that an animation keeps.
    package func departures(with animation: Int) -> [Element] {
        leaving.filter { $0.animation == animation }.map(\.element)
    }

    package mutating func animationDidEnd(_ animation: Int) {
        for index in leaving.indices where leaving[index].animation == animation { leaving[index].animation = nil }
    }

    /// Whether an element is on its way out with an animation.
    package func isAnimatedOut(_ element: Element) -> Bool {
        leaving.contains { $0.element === element && $0.animation != nil }
    }

    /// Takes out the next element that nothing keeps; its list is done with it when it has been recycled.
    package mutating func nextDeparture() -> Departure? {
        guard !holdsDepartures, !leaving.isEmpty else { return nil }
        return leaving.firstIndex { $0.animation == nil }.map { leaving.remove(at: $0) }
    }

    // MARK: Idle

    /// The element waits to be used again; one without an identifier is given up.
    package mutating func recycle(_ element: Element, identifier: String?) {
        recycled.append(element)
        if let identifier { pool.enqueue(element, identifier: identifier) }
    }

    /// The elements that became idle since the last call and were not used again: they have no place on screen any more.
    package mutating func takeRecycled() -> [Element] {
        guard !recycled.isEmpty else { return [] }
        defer { recycled = [] }
        return recycled
    }

    /// Gives up all idle elements.
    package mutating func emptyPool() -> [Element] { pool.removeAll() }

    // MARK: Following updates

    /// Everything gets its new number; elements of what is gone or reloaded leave.
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

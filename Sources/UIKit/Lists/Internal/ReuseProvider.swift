internal import TableEngine

/// Registers classes and nibs, dequeues idle views or creates new ones, and asks a data source for the view of an
/// element.
///
/// Shared by tables (for cells, and for headers and footers) and collection views; owned by the collaborator that shows
/// the views. ``lifecycle`` has the state of each view, from requested to idle. Collection views use it for requested and
/// idle views only; `ShownElements` has the others.
@MainActor
final class ReuseProvider<Key: ListKey, View: UIView> {
    /// Creates a new view for an identifier, with the given frame if it is known.
    typealias Source = (_ identifier: String, _ frame: CGRect) -> View?

    /// Its elements are all of the type `View`.
    var lifecycle = ElementLifecycle<Key>()
    /// The closures that create views, by the name of the registration.
    private var sources: [String: Source] = [:]
    /// The view that the data source sets up again; returned instead of a dequeued one.
    private(set) var reconfigured: View?
    /// The last answer of ``key(of:)``, which holds until the live elements change: while a view is set up it is asked for
    /// again after every call of client code.
    @exclusivity(unchecked) private var lastFound: (view: ObjectIdentifier, key: Key, changes: Int)?

    // MARK: Registering

    /// Registers a source, replacing an earlier one of the same name; nil ends the registration.
    func register(_ source: Source?, as name: String) { sources[name] = source }

    /// Returns the registered source; nil without a registration.
    func source(_ name: String) -> Source? { sources[name] }

    // MARK: Dequeuing

    /// Returns an idle view; nil if there is none.
    ///
    /// - Parameter show: Called with the idle view, which must not stay hidden, before `prepareForReuse`.
    func dequeueIdle(_ name: String, show: (View) -> Void) -> View? {
        guard let idle = lifecycle.dequeue(identifier: name) else { return nil }
        let view = Self.view(idle)
        LayoutStatistics.dequeues += 1
        DebugFlags.log(.reuse, "reuse: \(type(of: view)) \"\(name)\" is reused")
        // Outside of a request it is unknown how the caller uses the view.
        if !lifecycle.isRequesting { view.removeFromSuperview() }
        show(view)
        return view
    }

    // MARK: Asking

    /// Asks the data source for the view of an element.
    ///
    /// - Parameters:
    ///   - reconfigured: The element's existing view, which the data source is to set up again.
    ///   - isIdleParent: Returns whether a view that was dequeued and not used is removed from this superview.
    /// - Returns: The view, and the element's current key; nil if an update removed the element meanwhile.
    func ask(
        for key: Key, reconfiguring view: View? = nil, isIdleParent: (UIView) -> Bool, question: () -> View?
    ) -> (view: View?, key: Key?) {
        let outer = reconfigured
        lifecycle.request(key)
        reconfigured = view
        let answer = question()
        reconfigured = outer
        for unused in lifecycle.takeUnused(besides: answer) {
            let view = Self.view(unused)
            if let parent = view.superview, isIdleParent(parent) { view.removeFromSuperview() }
        }
        return (answer, lifecycle.endRequest())
    }

    // MARK: Live

    /// Returns the view that shows something; nil if none is live for it.
    func view(_ key: Key) -> View? {
        guard let element = lifecycle.live[key] else { return nil }
        return Self.view(element)
    }

    /// Returns what a view shows; nil if it is not live.
    func key(of view: View) -> Key? {
        let identity = ObjectIdentifier(view)
        if let lastFound, lastFound.view == identity, lastFound.changes == lifecycle.changes { return lastFound.key }
        guard let key = lifecycle.live.key(of: view) else { return nil }
        lastFound = (identity, key, lifecycle.changes)
        return key
    }

    func isLive(_ view: View) -> Bool { key(of: view) != nil }

    // MARK: Leaving

    func isLeaving(_ view: View) -> Bool {
        for departure in lifecycle.leaving where departure.element === view { return true }
        return false
    }

    /// Calls `tell` for every view that has finished leaving, and keeps the view for reuse under the name that `tell`
    /// returns. The callbacks may change the list.
    func recycleDepartures(_ tell: (View, Key) -> String?) {
        while let next = lifecycle.nextDeparture() {
            let view = Self.view(next.element)
            let name = tell(view, next.key)
            guard !isLive(view) else { continue }
            lifecycle.recycle(view, identifier: name)
            DebugFlags.log(.reuse, "reuse: \(type(of: view)) of \(next.key) is \(name == nil ? "discarded" : "ready")")
        }
    }

    /// Returns the leaving view that showed `before`, or `after` if what it showed still exists.
    func departure(before: Key?, after: Key?) -> View? {
        guard let element = lifecycle.departure(before: before, after: after) else { return nil }
        return Self.view(element)
    }

    /// Keeps leaving views that move until the animation ends, and returns them.
    func animate(_ animation: Int, _ isMoving: (UIView) -> Bool) -> [View] {
        lifecycle.animate(animation) { isMoving(Self.view($0)) }
        return Self.views(lifecycle.departures(with: animation))
    }

    // MARK: Elements as views

    static func view(_ element: AnyObject) -> View { unsafeDowncast(element, to: View.self) }

    static func views(_ elements: [AnyObject]) -> [View] {
        var views: [View] = []
        for element in elements { views.append(view(element)) }
        return views
    }
}

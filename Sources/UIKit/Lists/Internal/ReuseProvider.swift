internal import TableEngine

/// Registers classes and nibs, gives out views that are idle or new, and asks a data source for the view of an element.
///
/// Shared by tables (cells; headers and footers) and collection views; owned by the collaborator that shows the views. What
/// each view is at present, from arriving to idle, is ``lifecycle``'s knowledge.
@MainActor
final class ReuseProvider<Key: ListKey, View: UIView> {
    /// Makes a new view for an identifier, of a size where that is known.
    typealias Source = (_ identifier: String, _ frame: CGRect) -> View?

    var lifecycle = ElementLifecycle<Key, View>()
    /// What views are made of, by the name of the registration.
    private var sources: [String: Source] = [:]
    /// The view that the data source is to set up again, instead of one that it dequeues.
    private(set) var reconfigured: View?

    // MARK: Registering

    /// Nil ends the registration. Of several for one name the last counts.
    func register(_ source: Source?, as name: String) { sources[name] = source }

    /// Nil without a registration.
    func source(_ name: String) -> Source? { sources[name] }

    // MARK: Dequeuing

    /// An idle view, nil when there is none.
    ///
    /// - Parameter show: called with an idle view that is not hidden any more, before `prepareForReuse`.
    func dequeueIdle(_ name: String, show: (View) -> Void) -> View? {
        guard let view = lifecycle.dequeue(identifier: name) else { return nil }
        LayoutStatistics.dequeues += 1
        // Outside of a request nobody knows what becomes of the view.
        if !lifecycle.isRequesting { view.removeFromSuperview() }
        show(view)
        return view
    }

    // MARK: Asking

    /// Has the data source asked for the view of an element.
    ///
    /// - Parameters:
    ///   - reconfigured: the element's view, which the data source is to set up again.
    ///   - isIdleParent: whether a view that was given out and not used is to be taken out of its superview.
    /// - Returns: the answer, and the element by its present number, nil when an update took it away meanwhile.
    func ask(
        for key: Key, reconfiguring view: View? = nil, isIdleParent: (UIView) -> Bool, question: () -> View?
    ) -> (view: View?, key: Key?) {
        let outer = reconfigured
        lifecycle.request(key)
        reconfigured = view
        let answer = question()
        reconfigured = outer
        for unused in lifecycle.takeUnused(besides: answer) {
            if let parent = unused.superview, isIdleParent(parent) { unused.removeFromSuperview() }
        }
        return (answer, lifecycle.endRequest())
    }

    // MARK: Leaving

    /// Has `tell` tell of every view that is done leaving, and keeps it for reuse under the name that `tell` returns. What is
    /// called may change the list.
    func recycleDepartures(_ tell: (View, Key) -> String?) {
        while let next = lifecycle.nextDeparture() {
            let name = tell(next.element, next.key)
            if !lifecycle.isLive(next.element) { lifecycle.recycle(next.element, identifier: name) }
        }
    }
}

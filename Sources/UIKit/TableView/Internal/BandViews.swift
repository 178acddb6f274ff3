internal import TableEngine

/// The views of section headers and footers: requests them for sections that come on screen and retires those of
/// sections that leave it.
///
/// Owned by UITableView; ``TableLayout`` determines which sections are on screen.
@MainActor
final class BandViews {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private typealias Provider = ReuseProvider<BandKey, UIView>

    private let provider = Provider()
    /// Headers and footers on screen that are empty space.
    private var withoutView: Set<BandKey> = []
    /// The views created for titles of the data source, idle or on screen.
    private var titleViews: Set<ObjectIdentifier> = []
    /// The header or footer that the delegate is asked for.
    private var requested: (band: BandKey.Band, section: Int)?

    /// The pool identifier of idle views for titles; an application's identifier does not begin like this.
    private static let titleIdentifier = "\u{0}title"

    init(table: UITableView) { self.table = table }

    private var calls: DelegateCalls { table.calls }
    private var contents: TableContents { table.contents }

    // MARK: Registering and dequeuing

    func register(_ viewClass: AnyClass?, _ identifier: String) {
        register((viewClass as? UITableViewHeaderFooterView.Type).map { .type($0) }, identifier)
    }

    func register(_ nib: UINib?, _ identifier: String) { register(nib.map { .nib($0) }, identifier) }

    private func register(_ registration: ReuseRegistration<UITableViewHeaderFooterView>?, _ identifier: String) {
        provider.register(
            registration.map { registration in
                { identifier, _ in
                    registration.view(identifier) {
                        $0.newObject(reuseIdentifier: $1)
                    }
                }
            }, as: identifier)
    }

    func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
        let idle = provider.dequeueIdle(identifier) { _ in } as? UITableViewHeaderFooterView
        if let idle { ReportedMessages.send("prepareForReuse", to: idle) { idle.prepareForReuse() } }
        let view = idle ?? provider.source(identifier)?(identifier, .zero) as? UITableViewHeaderFooterView
        // Its default configurations depend on the table's style, and on what is being asked for.
        view?.tableLink = table.link
        if let view, let requested { prepare(view, requested.band, requested.section) }
        return view
    }

    // MARK: Making

    /// Returns the delegate's view, or a view with the data source's title; nil if there is neither.
    func makeView(_ band: BandKey.Band, _ section: Int) -> UIView? {
        if let view = givenView(band, section) {
            if let view = view as? UITableViewHeaderFooterView { prepare(view, band, section) }
            return view
        }
        let title =
            band == .header ? calls.titleForHeader(inSection: section) : calls.titleForFooter(inSection: section)
        return (title ?? nil).map { makeTitleView(band, section, $0) }
    }

    func makeTitleView(_ band: BandKey.Band, _ section: Int, _ title: String) -> UITableViewHeaderFooterView {
        let idle = provider.dequeueIdle(Self.titleIdentifier) { _ in } as? UITableViewHeaderFooterView
        let view = idle ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        // One that the delegate gave it before the view was recycled shows another text.
        if view.contentConfiguration != nil { view.contentConfiguration = nil }
        titleViews.insert(ObjectIdentifier(view))
        prepare(view, band, section)
        view.setTitle(title)
        return view
    }

    /// Whether the view shows a title of the data source.
    func isTitle(_ view: UIView) -> Bool { titleViews.contains(ObjectIdentifier(view)) }

    /// Asks the delegate for a view.
    private func givenView(_ band: BandKey.Band, _ section: Int) -> UIView? {
        let outer = requested
        requested = (band, section)
        defer { requested = outer }
        let given = band == .header ? calls.viewForHeader(inSection: section) : calls.viewForFooter(inSection: section)
        return given ?? nil
    }

    private func prepare(_ view: UITableViewHeaderFooterView, _ band: BandKey.Band, _ section: Int) {
        view.tableLink = table.link
        view.tableContext = context(band, section)
    }

    private func context(_ band: BandKey.Band, _ section: Int) -> HeaderFooterContext {
        HeaderFooterContext(
            style: table.style, isHeader: band == .header, isFloating: false, isFirst: section == 0,
            followsTitledFooter: band == .header && table.bands.followsFooterWithText(section),
            sides: table.frames.bandSides)
    }

    /// Updates the context of a header or footer. Returns true if it changed, which may change the height.
    func refreshContext(_ key: BandKey) -> Bool {
        guard let view = view(key) as? UITableViewHeaderFooterView else { return false }
        var context = context(key.band, key.section)
        context.isFloating = view.tableContext?.isFloating ?? false
        guard view.tableContext != context else { return false }
        view.tableContext = context
        return true
    }

    // MARK: On screen

    /// The headers and footers on screen from top to bottom, including those that are empty space.
    var keys: [BandKey] { (provider.lifecycle.live.keys + withoutView).sorted() }

    func isPresent(_ key: BandKey) -> Bool { provider.lifecycle.live.contains(key) || withoutView.contains(key) }

    func view(_ key: BandKey) -> UIView? { provider.view(key) }

    func key(of view: UIView) -> BandKey? { provider.key(of: view) }

    func isLive(_ view: UIView) -> Bool { provider.isLive(view) }

    /// Requests the height and the view of a header or footer, and shows it.
    func request(_ key: BandKey) {
        var height: Double?
        let (view, present) = provider.ask(
            for: key, isIdleParent: { $0 === table },
            question: {
                let given = table.bands.givenHeight(key.band, key.section)
                guard contents.contains(section: key.section) else { return nil }
                let view = makeView(key.band, key.section)
                guard contents.contains(section: key.section) else { return view }
                height = table.bands.measure(key.band, key.section, given: given, view: view)
                return view
            })
        // Measuring calls code of the view, which may have changed the table.
        guard let height, let key = present, contents.contains(section: key.section), !table.updates.needsReload,
            !isPresent(key)
        else {
            if let view, self.key(of: view) == nil {
                provider.lifecycle.recycle(view, identifier: identifier(view))
            }
            return
        }
        table.anchoring.setBand(key, height, topPadding: table.bands.topPadding)
        guard let view else {
            withoutView.insert(key)
            return
        }
        provider.lifecycle.place(view, at: key)
        view.frame = table.frames.bandFrame(contents.span(of: key), of: view, key.band)
        if self.key(of: view) != nil { table.insertBand(view) }
        guard let key = self.key(of: view) else {
            // Client code that the insertion called has made the table recycle the view.
            if !provider.isLeaving(view) { view.removeFromSuperview() }
            return
        }
        switch key.band {
        case .header: calls.willDisplayHeader(view, inSection: key.section)
        case .footer: calls.willDisplayFooter(view, inSection: key.section)
        }
    }

    /// Measures headers and footers again after an update: those whose position among the sections changed; with
    /// `askingAgain`, all of them.
    func measureAgain(askingAgain: Bool) {
        for key in keys where isPresent(key) {
            let hasChanged = refreshContext(key)
            guard hasChanged || askingAgain else { continue }
            let given = table.bands.givenHeight(key.band, key.section)
            let view = view(key)
            let height = table.bands.measure(key.band, key.section, given: given, view: view)
            if isPresent(key), self.view(key) === view {
                table.anchoring.setBand(key, height, topPadding: table.bands.topPadding)
            }
        }
    }

    // MARK: Leaving

    func retire(where isHidden: (BandKey) -> Bool) {
        if !withoutView.isEmpty { withoutView = withoutView.filter { !isHidden($0) } }
        if provider.lifecycle.live.keys.contains(where: isHidden) {
            let kept = keyOfFirstResponder
            provider.lifecycle.retire { isHidden($0) && $0 != kept }
        }
        recycleDepartures()
    }

    /// The header or footer that contains the first responder. It stays in the table, also off screen.
    var keyOfFirstResponder: BandKey? { table.ancestorOfFirstResponder { key(of: $0) } }

    /// Retires the views because their heights are determined again, except for the one with the first responder.
    func retireToMeasure() {
        if keyOfFirstResponder == nil { retireAll() } else { retire { _ in true } }
    }

    func retireAll() {
        withoutView = []
        provider.lifecycle.retireAll()
        recycleDepartures()
    }

    /// Notifies the delegate of views that have left, and recycles reusable ones into the pool, outside the table.
    func recycleDepartures() {
        provider.recycleDepartures { view, key in
            switch key.band {
            case .header: calls.didEndDisplayingHeader(view, inSection: key.section)
            case .footer: calls.didEndDisplayingFooter(view, inSection: key.section)
            }
            return identifier(view)
        }
        for view in Provider.views(provider.lifecycle.takeRecycled()) { removeIdle(view) }
    }

    private func identifier(_ view: UIView) -> String? {
        titleViews.contains(ObjectIdentifier(view))
            ? Self.titleIdentifier : (view as? UITableViewHeaderFooterView)?.reuseIdentifier
    }

    private func removeIdle(_ view: UIView) {
        view.removeFromSuperview()
        if titleViews.contains(ObjectIdentifier(view)) { (view as? UITableViewHeaderFooterView)?.prepareForReuse() }
    }

    /// The numbers of idle views; those that show titles of the data source have the identifier nil.
    var idleCounts: [(identifier: String?, count: Int)] {
        provider.lifecycle.idle.map { ($0.key == Self.titleIdentifier ? nil : $0.key, $0.value.count) }
    }

    func emptyPool() {
        for view in provider.lifecycle.emptyPool() { titleViews.remove(ObjectIdentifier(view)) }
    }

    // MARK: Updates

    /// Updates the keys of all views. Views of sections that were removed leave.
    func remap(_ map: IndexMap) {
        provider.lifecycle.remap(map)
        if !withoutView.isEmpty { withoutView = Set(withoutView.compactMap { $0.after(map) }) }
    }

    /// While an update that will be animated is laid out, leaving views are kept for its animation.
    var holdsDepartures: Bool {
        get { provider.lifecycle.holdsDepartures }
        set { provider.lifecycle.holdsDepartures = newValue }
    }

    func departure(before: BandKey?, after: BandKey?) -> UIView? {
        provider.departure(before: before, after: after)
    }

    /// Keeps leaving views that move until the animation ends, and returns them.
    func animate(_ animation: Int, _ isMoving: (UIView) -> Bool) -> [UIView] {
        provider.animate(animation, isMoving)
    }

    func animationDidEnd(_ animation: Int) { provider.lifecycle.animationDidEnd(animation) }
}

internal import TableEngine

/// The views of section headers and footers: gets them for the sections that come on screen and takes them away from those
/// that leave it.
///
/// Owned by UITableView; ``TableLayout`` says which sections come and go.
@MainActor
final class BandViews {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private let provider = ReuseProvider<BandKey, UIView>()
    /// Headers and footers on screen that are only space.
    private var withoutView: Set<BandKey> = []
    /// The views made for titles of the data source, idle or on screen.
    private var titleViews: Set<ObjectIdentifier> = []

    /// What idle views for titles wait under; no application's identifier begins like this.
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
                        UITableViewHeaderFooterView.instance(of: $0, reuseIdentifier: $1)
                    }
                }
            }, as: identifier)
    }

    func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
        let idle = provider.dequeueIdle(identifier) { _ in } as? UITableViewHeaderFooterView
        idle?.prepareForReuse()
        return idle ?? provider.source(identifier)?(identifier, .zero) as? UITableViewHeaderFooterView
    }

    // MARK: Making

    /// The delegate's view, else one with the data source's title, else nil.
    func makeView(_ band: BandKey.Band, _ section: Int) -> UIView? {
        let given = band == .header ? calls.viewForHeader(inSection: section) : calls.viewForFooter(inSection: section)
        if let view = given ?? nil {
            if let view = view as? UITableViewHeaderFooterView { prepare(view, band, section) }
            return view
        }
        let title =
            band == .header ? calls.titleForHeader(inSection: section) : calls.titleForFooter(inSection: section)
        guard let title = title ?? nil else { return nil }
        let idle = provider.dequeueIdle(Self.titleIdentifier) { _ in } as? UITableViewHeaderFooterView
        let view = idle ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        titleViews.insert(ObjectIdentifier(view))
        prepare(view, band, section)
        view.setTitle(title)
        return view
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

    /// True for a header or footer that now stands otherwise among the sections, which may change its height.
    func refreshContext(_ key: BandKey) -> Bool {
        guard let view = view(key) as? UITableViewHeaderFooterView else { return false }
        var context = context(key.band, key.section)
        context.isFloating = view.tableContext?.isFloating ?? false
        guard view.tableContext != context else { return false }
        view.tableContext = context
        return true
    }

    // MARK: On screen

    /// Headers and footers on screen, those that are only space too, from top to bottom.
    var keys: [BandKey] { (provider.lifecycle.live.keys + withoutView).sorted() }

    func isPresent(_ key: BandKey) -> Bool { provider.lifecycle.live.contains(key) || withoutView.contains(key) }

    func view(_ key: BandKey) -> UIView? { provider.lifecycle.live[key] }

    private func key(of view: UIView) -> BandKey? { provider.lifecycle.key(of: view) }

    /// Asks for the height and the view of a header or footer and puts it on screen.
    func bring(_ key: BandKey) {
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
        // Measuring calls code of the view's, which may have changed the table.
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
        view.frame = table.frames.bandFrame(contents.span(of: key))
        if self.key(of: view) != nil { table.insertBand(view) }
        guard let key = self.key(of: view) else { return }
        switch key.band {
        case .header: calls.willDisplayHeader(view, inSection: key.section)
        case .footer: calls.willDisplayFooter(view, inSection: key.section)
        }
    }

    /// After an update: headers and footers that became the first, or follow another, may want another height; with
    /// `askingAgain` all may.
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
        provider.lifecycle.retire(where: isHidden)
        recycleDepartures()
    }

    func retireAll() {
        withoutView = []
        provider.lifecycle.retireAll()
        recycleDepartures()
    }

    /// Views that the table may use again wait in the pool, out of the table.
    func recycleDepartures() {
        provider.recycleDepartures { view, key in
            switch key.band {
            case .header: calls.didEndDisplayingHeader(view, inSection: key.section)
            case .footer: calls.didEndDisplayingFooter(view, inSection: key.section)
            }
            return identifier(view)
        }
        for view in provider.lifecycle.takeRecycled() { putAway(view) }
    }

    private func identifier(_ view: UIView) -> String? {
        titleViews.contains(ObjectIdentifier(view))
            ? Self.titleIdentifier : (view as? UITableViewHeaderFooterView)?.reuseIdentifier
    }

    private func putAway(_ view: UIView) {
        view.removeFromSuperview()
        if titleViews.contains(ObjectIdentifier(view)) { (view as? UITableViewHeaderFooterView)?.prepareForReuse() }
    }

    func emptyPool() {
        for view in provider.lifecycle.emptyPool() { titleViews.remove(ObjectIdentifier(view)) }
    }

    // MARK: Updates

    /// Moves the views of sections whose number changed; those of a section without a number leave.
    func remap(_ map: IndexMap) {
        provider.lifecycle.remap(map)
        if !withoutView.isEmpty { withoutView = Set(withoutView.compactMap { $0.after(map) }) }
    }

    /// While an update that will be animated is laid out, what leaves is needed for that.
    var holdsDepartures: Bool {
        get { provider.lifecycle.holdsDepartures }
        set { provider.lifecycle.holdsDepartures = newValue }
    }

    func departure(before: BandKey?, after: BandKey?) -> UIView? {
        provider.lifecycle.departure(before: before, after: after)
    }

    /// Leaving views that move stay until the animation ends.
    func animate(_ animation: Int, _ isMoving: (UIView) -> Bool) -> [UIView] {
        provider.lifecycle.animate(animation, isMoving)
        return provider.lifecycle.departures(with: animation)
    }

    func animationDidEnd(_ animation: Int) { provider.lifecycle.animationDidEnd(animation) }
}

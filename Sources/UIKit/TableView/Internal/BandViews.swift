internal import TableEngine

/// Gets and keeps the views of section headers and footers: registered classes, idle views, and those on screen.
///
/// Owned by UITableView. ``TableLayout`` says which are on screen and where.
@MainActor
final class BandViews {
    typealias Band = BandSizing.Band

    struct Key: Hashable {
        var band: Band
        var section: Int
    }

    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private var registrations: [String: ReuseRegistration<UITableViewHeaderFooterView>] = [:]
    private var pool = ReusePool<UITableViewHeaderFooterView>()
    /// Idle views that showed a title of the data source.
    private var idleTitles: [UITableViewHeaderFooterView] = []
    /// The views made for titles, idle or on screen: no others go into ``idleTitles``.
    private var titleViews: Set<ObjectIdentifier> = []

    /// Bands on screen; nil where there is only space.
    private(set) var live: [Key: UIView?] = [:]

    init(table: UITableView) { self.table = table }

    private var calls: DelegateCalls { table.calls }

    // MARK: Registering and dequeuing

    func register(_ viewClass: AnyClass?, _ identifier: String) {
        registrations[identifier] = (viewClass as? UITableViewHeaderFooterView.Type).map { .type($0) }
    }

    func register(_ nib: UINib?, _ identifier: String) {
        registrations[identifier] = nib.map { .nib($0) }
    }

    func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = pool.dequeue(identifier: identifier) {
            view.prepareForReuse()
            return view
        }
        return registrations[identifier]?.view(identifier) {
            UITableViewHeaderFooterView.instance(of: $0, reuseIdentifier: $1)
        }
    }

    // MARK: Making

    /// The delegate's view, else one with the data source's title, else nil.
    func makeView(_ band: Band, _ section: Int) -> UIView? {
        let given = band == .header ? calls.viewForHeader(inSection: section) : calls.viewForFooter(inSection: section)
        if let view = given ?? nil {
            if let view = view as? UITableViewHeaderFooterView { prepare(view, band, section) }
            return view
        }
        let title =
            band == .header ? calls.titleForHeader(inSection: section) : calls.titleForFooter(inSection: section)
        guard let title = title ?? nil else { return nil }
        let view = idleTitles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        titleViews.insert(ObjectIdentifier(view))
        prepare(view, band, section)
        view.setTitle(title)
        return view
    }

    private func prepare(_ view: UITableViewHeaderFooterView, _ band: Band, _ section: Int) {
        view.tableLink = table.link
        view.tableContext = context(band, section)
    }

    private func context(_ band: Band, _ section: Int) -> HeaderFooterContext {
        HeaderFooterContext(
            style: table.style, isHeader: band == .header, isFloating: false, isFirst: section == 0,
            followsTitledFooter: band == .header && table.bands.followsFooterWithText(section),
            sides: table.layout.bandSides)
    }

    /// True for a band that now stands otherwise among the sections, which may change its height.
    func refreshContext(_ key: Key) -> Bool {
        guard let view = view(key) as? UITableViewHeaderFooterView else { return false }
        var context = context(key.band, key.section)
        context.isFloating = view.tableContext?.isFloating ?? false
        guard view.tableContext != context else { return false }
        view.tableContext = context
        return true
    }

    // MARK: On screen

    func isLive(_ key: Key) -> Bool { live[key] != nil }

    func view(_ key: Key) -> UIView? { live[key] ?? nil }

    func insert(_ view: UIView?, _ key: Key) { live[key] = .some(view) }

    /// Bands off the screen whose views are still in the table.
    struct Outgoing {
        let view: UIView
        let band: Band
        /// What the delegate is told.
        var section: Int
        /// Whether the section is still there.
        var hasSection: Bool
    }

    var outgoing: [Outgoing] = []

    func outgoingView(_ band: Band, before: Int?, after: Int?) -> UIView? {
        outgoing.first { $0.band == band && ($0.hasSection ? $0.section == after : $0.section == before) }?.view
    }

    /// Takes out those for which `isWanted` holds.
    func takeOutgoing(_ isWanted: (Outgoing) -> Bool) -> [Outgoing] {
        defer { outgoing.removeAll(where: isWanted) }
        return outgoing.filter(isWanted)
    }

    /// Takes a band off the screen; its view goes with ``retireOutgoing()``.
    private func leave(_ key: Key, hasSection: Bool) {
        guard let view = live.removeValue(forKey: key) ?? nil else { return }
        outgoing.append(Outgoing(view: view, band: key.band, section: key.section, hasSection: hasSection))
    }

    /// Views that the table may use again wait in a pool.
    func retireOutgoing() {
        while !outgoing.isEmpty {
            let next = outgoing.removeFirst()
            switch next.band {
            case .header: calls.didEndDisplayingHeader(next.view, inSection: next.section)
            case .footer: calls.didEndDisplayingFooter(next.view, inSection: next.section)
            }
            next.view.removeFromSuperview()
            guard let view = next.view as? UITableViewHeaderFooterView else { continue }
            if titleViews.contains(ObjectIdentifier(view)) {
                view.prepareForReuse()
                idleTitles.append(view)
            } else if let identifier = view.reuseIdentifier {
                pool.enqueue(view, identifier: identifier)
            }
        }
    }

    func retireAll() {
        for key in live.keys.sorted(by: {
            ($0.section, $0.band == .footer ? 1 : 0) > ($1.section, $1.band == .footer ? 1 : 0)
        }) {
            leave(key, hasSection: true)
        }
        retireOutgoing()
    }

    func leaveAllBut(_ shown: [Key]) {
        for key in live.keys.sorted(by: { $0.section < $1.section }) where !shown.contains(key) {
            leave(key, hasSection: true)
        }
    }

    /// Moves the bands of sections whose number changed; those of a section without a number leave.
    func remap(_ map: (Int) -> Int?) {
        for index in outgoing.indices where outgoing[index].hasSection {
            if let section = map(outgoing[index].section) {
                outgoing[index].section = section
            } else {
                outgoing[index].hasSection = false
            }
        }
        let keys = live.keys.sorted { $0.section < $1.section }
        for key in keys where map(key.section) == nil { leave(key, hasSection: false) }
        let before = live
        live = [:]
        for (key, view) in before {
            guard let section = map(key.section) else { continue }
            live[Key(band: key.band, section: section)] = .some(view)
        }
    }

    func emptyPool() {
        _ = pool.removeAll()
        for view in idleTitles { titleViews.remove(ObjectIdentifier(view)) }
        idleTitles = []
    }
}

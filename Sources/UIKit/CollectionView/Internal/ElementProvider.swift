internal import TableEngine

/// Registers classes, keeps idle views, and provides the view of an element: from the reuse pool, newly created, or
/// returned by the data source.
///
/// Owned by UICollectionView. ``CollectionDisplay`` knows which views are on screen.
@MainActor
final class ElementProvider {
    private let calls: CollectionCalls
    private let places: ElementPlaces

    private typealias Provider = ReuseProvider<ElementKey, UICollectionReusableView>

    private let provider = Provider()
    /// The kinds for which a class or nib was registered.
    private(set) var supplementaryKinds: Set<String> = []

    init(calls: CollectionCalls, places: ElementPlaces) {
        self.calls = calls
        self.places = places
    }

    // MARK: Registering

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        register((cellClass as? UICollectionViewCell.Type).map { .type($0) }, nil, identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        register(nib.map { .nib($0) }, nil, identifier)
    }

    func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        register((viewClass as? UICollectionReusableView.Type).map { .type($0) }, kind, identifier)
    }

    func registerSupplementary(_ nib: UINib?, _ kind: String, _ identifier: String) {
        register(nib.map { .nib($0) }, kind, identifier)
    }

    private func register(
        _ registration: ReuseRegistration<UICollectionReusableView>?, _ kind: String?, _ identifier: String
    ) {
        if let kind { supplementaryKinds.insert(kind) }
        provider.register(registration.map { source($0) }, as: name(kind, identifier))
    }

    private func source(
        _ registration: ReuseRegistration<UICollectionReusableView>
    ) -> Provider.Source {
        { identifier, frame in
            let view = registration.view(identifier) { type, _ in
                type.newObject(frame: frame)
            }
            view?.identifier = identifier
            if let view, view.frame != frame { view.frame = frame }
            return view
        }
    }

    /// Returns the name of a registration. Cells and each kind of supplementary view have separate identifiers.
    private func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")\u{0}\(identifier)" }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let key = ElementKey.cell(indexPath)
        if key == provider.lifecycle.requested, let cell = provider.reconfigured as? UICollectionViewCell,
            cell.identifier == identifier
        {
            return cell
        }
        if let cell = dequeueCell(key, identifier, frame(of: key)) {
            if cell.isHighlighted { cell.isHighlighted = false }
            if cell.isSelected { cell.isSelected = false }
            setList(cell, key)
            calls.prepare(cell, for: indexPath)
            return cell
        }
        CollectionErrors.unregistered(nil, identifier)
        let cell = UICollectionViewCell(frame: frame(of: key))
        cell.identifier = identifier
        return cell
    }

    private func dequeueCell(_ key: ElementKey, _ identifier: String, _ frame: CGRect) -> UICollectionViewCell? {
        dequeue(key, identifier, provider.source(name(nil, identifier)), frame) as? UICollectionViewCell
    }

    /// Returns a cell for a temporary item, which the data source does not have; nil without a registration.
    func dequeuePlaceholder(_ identifier: String) -> UICollectionViewCell? {
        let cell = dequeueCell(.cell(IndexPath(item: 0, section: 0)), identifier, .zero)
        if let cell, cell.isHighlighted { cell.isHighlighted = false }
        if let cell, cell.isSelected { cell.isSelected = false }
        return cell
    }

    func dequeueSupplementary(
        _ kind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey.supplementary(kind, indexPath)
        if let view = dequeue(key, identifier, provider.source(name(kind, identifier)), frame(of: key)) {
            setList(view, key)
            return view
        }
        CollectionErrors.unregistered(kind, identifier)
        let view = UICollectionReusableView(frame: frame(of: key))
        view.identifier = identifier
        return view
    }

    /// Returns an idle view, or a new one made by `source`; nil without a source.
    private func dequeue(
        _ key: ElementKey, _ identifier: String, _ source: Provider.Source?, _ frame: CGRect
    ) -> UICollectionReusableView? {
        guard let source else { return nil }
        let idle = provider.dequeueIdle(name(key.kind, identifier)) {
            $0.isIdle = false
            $0.isHidden = false
        }
        guard let idle else { return source(identifier, frame) }
        if idle.bounds.size != frame.size { idle.frame = frame }
        ReportedMessages.send("prepareForReuse", to: idle) { idle.prepareForReuse() }
        return idle
    }

    /// Tells a view its place in a list before the data source sets it up.
    private func setList(_ view: UICollectionReusableView, _ key: ElementKey) {
        let context = (places.layout as? UICollectionViewCompositionalLayout)?.listContext(
            of: places.layoutKey(key))
        if context != view.listContext { view.listContext = context }
    }

    private func frame(of key: ElementKey) -> CGRect { places.attributes(of: key)?.frame ?? .zero }

    // MARK: Asking the data source

    /// Returns the view of an element; nil if there is no data source, or it returns none.
    ///
    /// - Parameter cell: The existing cell of the item, which is to be set up again; dequeuing returns it.
    func view(for key: ElementKey, reconfiguring cell: UICollectionReusableView? = nil) -> UICollectionReusableView? {
        if key.category == .decorationView { return decoration(key) }
        return provider.ask(for: key, reconfiguring: cell, isIdleParent: { _ in true }, question: { ask(key) }).view
    }

    private func ask(_ key: ElementKey) -> UICollectionReusableView? {
        guard let kind = key.kind else {
            guard let cell = calls.cellForItem(at: calls.dataPath(of: key.indexPath)) else { return nil }
            if cell.reuseIdentifier == nil { CollectionErrors.foreignCell(cell, at: key.indexPath) }
            return cell
        }
        guard calls.hasDataSource else { return nil }
        let answer = calls.view(ofKind: kind, at: key.indexPath)
        if answer?.reuseIdentifier == nil { CollectionErrors.foreignView(answer, kind, at: key.indexPath) }
        return answer
    }

    /// Returns a decoration view. These belong to the layout; their kind is their identifier.
    private func decoration(_ key: ElementKey) -> UICollectionReusableView? {
        let kind = key.kind ?? ""
        let registered = places.layout.decorations[kind].map { source($0) }
        if let view = dequeue(key, kind, registered, frame(of: key)) { return view }
        CollectionErrors.missingDecoration(kind)
        return nil
    }

    // MARK: Idle views

    /// Recycles a view that left the screen into the reuse pool, where it stays hidden.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard !view.isIdle else { return }
        guard let identifier = view.identifier, !view.containsFirstResponder else { return view.removeFromSuperview() }
        view.isIdle = true
        provider.lifecycle.recycle(view, identifier: name(key.kind, identifier))
        for idle in Provider.views(provider.lifecycle.takeRecycled()) { idle.hideForReuse() }
    }

    /// Releases the idle views, when memory is low.
    func emptyPool() {
        for view in Provider.views(provider.lifecycle.emptyPool()) {
            view.isIdle = false
            view.removeFromSuperview()
        }
    }
}

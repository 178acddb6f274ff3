internal import TableEngine

/// Registers classes, keeps idle views, and gets the view of an element: from the pool, new, or as the data source returns it.
///
/// Owned by UICollectionView. ``CollectionDisplay`` knows which views are on screen.
@MainActor
final class ElementProvider {
    private let calls: CollectionCalls
    private let places: ElementPlaces

    private var registrations: [String: ReuseRegistration<UICollectionReusableView>] = [:]
    private var pool = ReusePool<UICollectionReusableView>()

    /// What the data source is being asked for, and what was taken out of the pool for it.
    private var requested: ElementKey?
    private var taken: [UICollectionReusableView] = []
    /// The cell that `reconfigureItems` wants back.
    private var reconfigured: UICollectionReusableView?

    init(calls: CollectionCalls, places: ElementPlaces) {
        self.calls = calls
        self.places = places
    }

    // MARK: Registering

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        registrations[name(nil, identifier)] = (cellClass as? UICollectionViewCell.Type).map { .type($0) }
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        registrations[name(nil, identifier)] = nib.map { .nib($0) }
    }

    func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
        registrations[name(kind, identifier)] = (viewClass as? UICollectionReusableView.Type).map { .type($0) }
    }

    func registerSupplementary(_ nib: UINib?, _ kind: String, _ identifier: String) {
        registrations[name(kind, identifier)] = nib.map { .nib($0) }
    }

    /// Cells and each kind of supplementary view have identifiers of their own.
    private func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")\u{0}\(identifier)" }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let key = ElementKey.cell(indexPath)
        if key == requested, let cell = reconfigured as? UICollectionViewCell, cell.identifier == identifier {
            return cell
        }
        if let cell = dequeue(key, identifier, registrations[name(nil, identifier)]) as? UICollectionViewCell {
            if cell.isHighlighted { cell.isHighlighted = false }
            if cell.isSelected { cell.isSelected = false }
            return cell
        }
        CollectionErrors.unregistered(nil, identifier)
        let cell = UICollectionViewCell(frame: frame(of: key))
        cell.identifier = identifier
        return cell
    }

    func dequeueSupplementary(
        _ kind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey.supplementary(kind, indexPath)
        if let view = dequeue(key, identifier, registrations[name(kind, identifier)]) { return view }
        CollectionErrors.unregistered(kind, identifier)
        let view = UICollectionReusableView(frame: frame(of: key))
        view.identifier = identifier
        return view
    }

    /// An idle view, or a new one of a registered class or nib; nil without a registration.
    private func dequeue(
        _ key: ElementKey, _ identifier: String, _ registration: ReuseRegistration<UICollectionReusableView>?
    ) -> UICollectionReusableView? {
        guard let registration else { return nil }
        let frame = frame(of: key)
        if let idle = pool.dequeue(identifier: name(key.kind, identifier)) {
            LayoutStatistics.dequeues += 1
            idle.isIdle = false
            // Outside of a request nobody knows what becomes of the view.
            if requested == nil { idle.removeFromSuperview() } else { taken.append(idle) }
            idle.isHidden = false
            if idle.bounds.size != frame.size { idle.frame = frame }
            idle.prepareForReuse()
            return idle
        }
        let made = registration.view(identifier) { type, _ in
            UICollectionReusableView.instance(of: type, frame: frame)
        }
        made?.identifier = identifier
        if let made, made.frame != frame { made.frame = frame }
        return made
    }

    private func frame(of key: ElementKey) -> CGRect { places.attributes(of: key)?.frame ?? .zero }

    // MARK: Asking the data source

    /// Returns nil when the data source has gone or gives none.
    ///
    /// - Parameter cell: The cell of an item that is to be set up again: dequeuing gives it to the data source.
    func view(for key: ElementKey, reconfiguring cell: UICollectionReusableView? = nil) -> UICollectionReusableView? {
        if key.category == .decorationView { return decoration(key) }
        let outer = (requested, taken, reconfigured)
        (requested, taken, reconfigured) = (key, [], cell)
        let answer = ask(key)
        let unused = taken.filter { $0 !== answer }
        (requested, taken, reconfigured) = outer
        for idle in unused { idle.removeFromSuperview() }
        return answer
    }

    private func ask(_ key: ElementKey) -> UICollectionReusableView? {
        guard let kind = key.kind else {
            guard let cell = calls.cellForItem(at: key.indexPath) else { return nil }
            if cell.reuseIdentifier == nil { CollectionErrors.foreignCell(cell, at: key.indexPath) }
            return cell
        }
        guard calls.hasDataSource else { return nil }
        let answer = calls.view(ofKind: kind, at: key.indexPath)
        if answer?.reuseIdentifier == nil { CollectionErrors.foreignView(answer, kind, at: key.indexPath) }
        return answer
    }

    /// The layout's own views; their kind is their identifier.
    private func decoration(_ key: ElementKey) -> UICollectionReusableView? {
        let kind = key.kind ?? ""
        if let view = dequeue(key, kind, places.layout.decorations[kind]) { return view }
        CollectionErrors.missingDecoration(kind)
        return nil
    }

    // MARK: Idle views

    /// Puts a view that left the screen into the pool, where it waits hidden.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard !view.isIdle else { return }
        let holdsFocus = (view.window?.firstResponder as? UIView)?.isDescendant(of: view) ?? false
        guard let identifier = view.identifier, !holdsFocus else { return view.removeFromSuperview() }
        view.isIdle = true
        view.hideForReuse()
        pool.enqueue(view, identifier: name(key.kind, identifier))
    }

    /// Memory is short: idle views go.
    func emptyPool() {
        for view in pool.removeAll() {
            view.isIdle = false
            view.removeFromSuperview()
        }
    }
}

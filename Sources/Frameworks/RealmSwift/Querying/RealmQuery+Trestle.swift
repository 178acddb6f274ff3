import Foundation

/// - Linux: works
///
/// Says what a collection contains, and finds it when it is needed. Specific to Trestle.
public final class _RealmQuery {
    enum Source {
        case table(ClassInfo)
        /// A property that is a list or set.
        case property(_RealmSite)
        /// The values or keys of a map.
        case map(_RealmSite, keys: Bool)
        case linking(_RealmLink, from: ClassInfo, property: String)
        /// A collection in no database, by its elements.
        case unmanaged(() -> [any RealmCollectionValue])
    }

    let core: RealmCore?
    let source: Source
    let steps: [QueryStep]
    // Frozen collections are used on several threads.
    private let lock = NSLock()
    private var remembered: (changeCount: Int, cells: [_RealmCell])?

    init(_ core: RealmCore?, _ source: Source, _ steps: [QueryStep] = []) {
        self.core = core
        self.source = source
        self.steps = steps
    }

    func adding(_ step: QueryStep) -> _RealmQuery { _RealmQuery(core, source, steps + [step]) }

    /// The elements as they are now. Takes time with the size of the class after each change, and little otherwise.
    var cells: [_RealmCell] {
        guard let core else { return sourceCells }
        core.check()
        if let remembered = lock.withLock({ remembered }), remembered.changeCount == core.changeCount {
            return remembered.cells
        }
        let cells = steps.reduce(sourceCells) { $1.apply($0, core) }
        lock.withLock { remembered = (core.changeCount, cells) }
        return cells
    }

    var count: Int {
        guard steps.isEmpty, let core else { return cells.count }
        core.check()
        switch source {
        case .table(let info): return core.isInvalidated ? 0 : core.snapshot.tables[info.name]?.count ?? 0
        default: return cells.count
        }
    }

    private var sourceCells: [_RealmCell] {
        switch source {
        case .table(let info):
            guard let core, !core.isInvalidated, let table = core.snapshot.tables[info.name] else { return [] }
            return table.keys.map { .link(_RealmLink(className: info.name, key: $0)) }
        case .property(let site): return site.exists ? site.cell.elements : []
        case .map(let site, let keys):
            guard site.exists, case .map(let cells) = site.cell else { return [] }
            let sorted = cells.sorted { $0.key < $1.key }
            return keys ? sorted.map { .string($0.key) } : sorted.map(\.value)
        case .linking(let link, let info, let property):
            guard let core, core.row(link) != nil else { return [] }
            return BackLinks.links(to: link, from: info.name, property, core).map { .link($0) }
        case .unmanaged(let elements): return elements().map { $0._rlmCell(in: nil) }
        }
    }

    /// The elements of a collection in no database.
    func ownElements<Element: RealmCollectionValue>() -> [Element]? {
        guard case .unmanaged(let elements) = source else { return nil }
        return elements().compactMap { $0 as? Element }
    }

    var isInvalidated: Bool {
        guard let core else { return false }
        if core.isInvalidated { return true }
        switch source {
        case .table, .unmanaged: return false
        case .property(let site), .map(let site, _): return !site.exists
        case .linking(let link, _, _): return core.row(link) == nil
        }
    }

    /// A site for reading elements: they are in the database, and not in a property.
    var elementSite: _RealmSite? {
        switch source {
        case .property(let site), .map(let site, _): site
        case .linking(let link, _, _): core.map { _RealmSite(core: $0, owner: link, column: -1) }
        case .table(let info):
            core.map { _RealmSite(core: $0, owner: _RealmLink(className: info.name, key: -1), column: -1) }
        case .unmanaged: nil
        }
    }

    /// Returns the same for another database of the same store.
    func moved(to other: RealmCore) -> _RealmQuery {
        let source: Source =
            switch source {
            case .table(let info): .table(info)
            case .property(let site): .property(_RealmSite(core: other, owner: site.owner, column: site.column))
            case .map(let site, let keys):
                .map(_RealmSite(core: other, owner: site.owner, column: site.column), keys: keys)
            case .linking(let link, let info, let property): .linking(link, from: info, property: property)
            case .unmanaged(let elements): .unmanaged(elements)
            }
        return _RealmQuery(other, source, steps)
    }

    /// Returns the query with a step, and raises an exception for a collection in no database.
    func requireManaged(_ step: QueryStep) -> _RealmQuery {
        if core == nil {
            RealmExceptions.raise("This method may only be called on RLMArray instances retrieved from an RLMRealm")
        }
        return adding(step)
    }
}

/// Tells which properties of an object have changed.
final class ObjectObserver: CoreObserver {
    weak var token: NotificationToken?
    private let link: _RealmLink
    private let keyPaths: [[String]]?
    private let block: (ObjectBase?, [PropertyChange]) -> Void
    private var told: Snapshot
    private var isGone = false

    /// - Parameter block: gets the object, or nil when it is deleted.
    init(
        _ link: _RealmLink, in core: RealmCore, _ keyPaths: [String]?,
        _ block: @escaping (ObjectBase?, [PropertyChange]) -> Void
    ) {
        self.link = link
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
        told = core.snapshot
    }

    func deliver(in core: RealmCore) {
        guard !isGone, told.version != core.snapshot.version else { return }
        let before = told
        told = core.snapshot
        guard core.row(link) != nil else {
            isGone = true
            return block(nil, [])
        }
        let changes = changes(from: before, in: core)
        if !changes.isEmpty { block(core.accessor(of: link), changes) }
    }

    func skipChanges(in core: RealmCore) { told = core.snapshot }

    private func changes(from old: Snapshot, in core: RealmCore) -> [PropertyChange] {
        guard let before = old.row(link), let after = core.row(link),
            let description = core.snapshot.description(of: link.className)
        else { return [] }
        let info = core.info(named: link.className)
        return info.properties.filter { $0.column >= 0 && concerns($0.name) }.compactMap { property in
            let (column, name) = (property.column, property.name)
            let isChanged = before !== after && before.cells[column] != after.cells[column]
            guard isChanged || isChangedBelow(name, old, core) else { return nil }
            let site = _RealmSite(core: core, owner: link, column: column)
            let isCollection = description.properties[column].shape != .single
            return PropertyChange(
                name: name,
                oldValue: isCollection ? nil : ObjectObserver.value(before.cells[column], property, site),
                newValue: isCollection ? nil : ObjectObserver.value(after.cells[column], property, site))
        }
    }

    private func concerns(_ name: String) -> Bool { keyPaths?.contains { $0.first == name } ?? true }

    /// Whether a path of several properties that begins with this one leads to something that has changed.
    private func isChangedBelow(_ name: String, _ old: Snapshot, _ core: RealmCore) -> Bool {
        let longer = keyPaths?.filter { $0.first == name && $0.count > 1 } ?? []
        guard !longer.isEmpty else { return false }
        return ObjectComparison(old: old, new: core.snapshot, keyPaths: longer).isChanged(.link(link))
    }

    private static func value(_ cell: _RealmCell, _ property: PropertyInfo, _ site: _RealmSite) -> Any? {
        if let link = cell.link { return site.core.row(link) == nil ? nil : site.core.accessor(of: link) }
        return cell.plainValue
    }
}

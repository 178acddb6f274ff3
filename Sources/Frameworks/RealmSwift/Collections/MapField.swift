/// The entries of a map: of its own, or those of a property in the store.
final class MapField<Value: RealmCollectionValue>: PlainPropertyField {
    var site: _RealmSite?
    private var entries: [String: Value] = [:]

    var storedType: _RealmType { Map<String, Value>._rlmType }

    var all: [String: Value] {
        guard let site else { return entries }
        guard case .map(let cells) = site.cell else { return [:] }
        return cells.mapValues { Value._rlmRead($0, at: site) }
    }

    func set(_ value: Value?, _ key: String) {
        guard let site else { return entries[key] = value }
        guard site.core.requireTransaction() else { return }
        let new = value?._rlmCell(in: site)
        site.change { cell in
            guard case .map(var cells) = cell else { return cell = .map(new.map { [key: $0] } ?? [:]) }
            cells[key] = new
            cell = .map(cells)
        }
    }

    func replace(with new: [String: Value]) {
        guard let site else { return entries = new }
        guard site.core.requireTransaction() else { return }
        site.set(.map(new.mapValues { $0._rlmCell(in: site) }))
    }

    func cell(in site: _RealmSite?) -> _RealmCell {
        // Embedded objects of a database are copied.
        .map(all.mapValues { (Value._rlmCoerce($0) ?? $0)._rlmCell(in: site) })
    }

    func attach(to site: _RealmSite, _ property: PropertyInfo) {
        self.site = site
        entries = [:]
    }

    var anyValue: Any? {
        let map = Map<String, Value>()
        map.part.site = site
        map.part.entries = entries
        return map
    }

    func setAny(_ value: Any) -> Bool {
        guard let map = Map<String, Value>._rlmCoerce(value) else { return false }
        replace(with: map.part.all)
        return true
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        Map<String, Value>._rlmCoerce(value)?._rlmCell(in: site)
    }

    var unattached: Any {
        guard site != nil else { return self }
        let copy = Map<String, Value>()
        copy.part.entries = all
        return copy
    }
}

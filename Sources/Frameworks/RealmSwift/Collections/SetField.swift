/// The elements of a set: of its own, or those of a property in the store.
final class SetField<Element: RealmCollectionValue>: PlainPropertyField {
    var site: _RealmSite?
    private var elements: [Element] = []

    var storedType: _RealmType { MutableSet<Element>._rlmType }

    var query: _RealmQuery {
        if let site { return _RealmQuery(site.core, .property(site)) }
        return _RealmQuery(nil, .unmanaged { [self] in elements })
    }

    var all: [Element] {
        guard let site else { return elements }
        return site.cell.elements.map { Element._rlmRead($0, at: site) }
    }

    func replace(with new: [Element]) {
        guard let site else {
            var seen: Set<Element> = []
            elements = new.filter { seen.insert($0).inserted }
            return
        }
        guard site.core.requireTransaction() else { return }
        site.set(cell(of: new, site))
    }

    private func cell(of elements: [Element], _ site: _RealmSite?) -> _RealmCell {
        .set(CellSets.unique(elements.map { $0._rlmCell(in: site) }))
    }

    func cell(in site: _RealmSite?) -> _RealmCell { cell(of: all, site) }

    func attach(to site: _RealmSite, _ property: PropertyInfo) {
        self.site = site
        elements = []
    }

    var anyValue: Any? {
        let set = MutableSet<Element>()
        set.part.site = site
        set.part.elements = elements
        return set
    }

    func setAny(_ value: Any) -> Bool {
        guard let set = MutableSet<Element>._rlmCoerce(value) else { return false }
        replace(with: Array(set))
        return true
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        MutableSet<Element>._rlmCoerce(value)?._rlmCell(in: site)
    }

    var unattached: Any {
        guard site != nil else { return self }
        let copy = MutableSet<Element>()
        copy.part.elements = all
        return copy
    }
}

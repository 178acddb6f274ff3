/// The elements of a list: of its own, or those of a property in the store.
final class ListField<Element: RealmCollectionValue>: PlainPropertyField {
    var site: _RealmSite? {
        didSet { storedQuery = site.map { _RealmQuery($0.core, .property($0)) } }
    }
    private var storedQuery: _RealmQuery?
    private var elements: [Element] = []

    var storedType: _RealmType { List<Element>._rlmType }

    var query: _RealmQuery {
        if let storedQuery { return storedQuery }
        return _RealmQuery(nil, .unmanaged { [self] in elements })
    }

    func isSame(as other: ListField) -> Bool {
        guard let site, let theirs = other.site else { return false }
        return site.core === theirs.core && site.owner == theirs.owner && site.column == theirs.column
    }

    // MARK: Reading

    /// What the store has; nil for a list in no database.
    private var cells: [_RealmCell]? { site.map { $0.cell.elements } }

    var count: Int { cells?.count ?? elements.count }

    var all: [Element] {
        guard let site, let cells else { return elements }
        return cells.map { Element._rlmRead($0, at: site) }
    }

    func element(_ index: Int) -> Element {
        guard let site, let cells else {
            return check(index, elements.count) ? elements[index] : Element._rlmDefault()
        }
        return check(index, cells.count) ? Element._rlmRead(cells[index], at: site) : Element._rlmDefault()
    }

    private func check(_ index: Int, _ count: Int) -> Bool {
        if index >= 0, index < count { return true }
        RealmExceptions.raiseIndex(index, count)
        return false
    }

    // MARK: Changing

    func insert(_ new: [Element], at index: Int) { replace(index..<index, with: new) }

    func remove(at index: Int) {
        if check(index, count) { replace(index..<index + 1, with: []) }
    }

    func replace(_ index: Int, with new: Element) {
        if check(index, count) { replace(index..<index + 1, with: [new]) }
    }

    func replace(_ range: Range<Int>, with new: [Element]) {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            return RealmExceptions.raiseIndex(range.upperBound, count)
        }
        guard let site else { return elements.replaceSubrange(range, with: new) }
        guard site.core.requireTransaction() else { return }
        let cells = new.map { $0._rlmCell(in: site) }
        change { $0.replaceSubrange(range, with: cells) }
    }

    func move(_ from: Int, _ to: Int) {
        guard check(from, count), check(to, count) else { return }
        guard site != nil else { return elements.insert(elements.remove(at: from), at: to) }
        change { $0.insert($0.remove(at: from), at: to) }
    }

    func swap(_ first: Int, _ second: Int) {
        guard check(first, count), check(second, count) else { return }
        guard site != nil else { return elements.swapAt(first, second) }
        change { $0.swapAt(first, second) }
    }

    private func change(_ body: (inout [_RealmCell]) -> Void) {
        site?.change { cell in
            var cells = cell.elements
            // The only reference to the elements, so that they are changed in their place.
            cell = .null
            body(&cells)
            cell = .list(cells)
        }
    }

    // MARK: A property

    func cell(in site: _RealmSite?) -> _RealmCell {
        // Embedded objects of a database are copied.
        .list(all.map { (Element._rlmCoerce($0) ?? $0)._rlmCell(in: site) })
    }

    func attach(to site: _RealmSite, _ property: PropertyInfo) {
        guard self.site?.core !== site.core || self.site?.owner != site.owner else { return }
        self.site = site
        elements = []
    }

    var anyValue: Any? {
        let list = List<Element>()
        list.part.site = site
        list.part.elements = elements
        return list
    }

    func setAny(_ value: Any) -> Bool {
        guard let list = List<Element>._rlmCoerce(value) else { return false }
        replace(0..<count, with: Array(list))
        return true
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        List<Element>._rlmCoerce(value)?._rlmCell(in: site)
    }

    var unattached: Any {
        guard site != nil else { return self }
        let copy = List<Element>()
        copy.part.elements = all
        return copy
    }
}

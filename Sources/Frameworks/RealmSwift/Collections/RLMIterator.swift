/// - Linux: works
///
/// Goes through the elements that a collection had when the iteration began. The loop may change them and the collection.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    private var cells: ArraySlice<_RealmCell> = []
    private var elements: ArraySlice<Element>?
    private let site: _RealmSite?

    init(_ query: _RealmQuery) {
        site = query.elementSite
        elements = query.ownElements().map { $0[...] }
        if elements == nil { cells = query.cells[...] }
    }

    public mutating func next() -> Element? {
        if elements != nil { return elements?.popFirst() }
        guard let cell = cells.popFirst(), let site else { return nil }
        return Element._rlmRead(cell, at: site)
    }
}

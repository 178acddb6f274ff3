/// The order of sections and of their items, as numbers (handles). The snapshot knows which identifier each handle
/// belongs to.
///
/// Handles below the shape's counts are its slots. As long as nothing was edited, slots are in the order of their
/// numbers, each item in its section. The trees hold the edits made since. A section that moves takes its items along;
/// the items of a deleted section are removed without being touched.
/// - Complexity: O(log edits + log sections) unless noted
struct Arrangement {
    var shape: SnapshotShape
    private(set) var sections: EditedRange<SectionEdit>
    private var sectionPlaces: PlaceMap
    private var itemPlaces: PlaceMap
    private var lives = 0
    private let noItemEdits: SummaryTree<ItemEdit>

    init(shape: SnapshotShape, nodeCapacity: Int) {
        self.shape = shape
        noItemEdits = SummaryTree([], capacity: nodeCapacity)
        sections = EditedRange(home: 0..<shape.sections, noEdits: SummaryTree([], capacity: nodeCapacity))
        sectionPlaces = PlaceMap(nodeCapacity: nodeCapacity)
        itemPlaces = PlaceMap(nodeCapacity: nodeCapacity)
    }

    /// Whether no edit was made since the shape was built.
    var isUntouched: Bool { sections.edits.isEmpty && sectionPlaces.isEmpty && itemPlaces.isEmpty }
    /// The number of edits that the trees hold.
    var editCount: Int { sectionPlaces.count + itemPlaces.count }
    var numberOfSections: Int { sections.count }
    var numberOfItems: Int { shape.items + sections.edits.summary.items }

    // MARK: Sections

    func key(ofSection handle: Int) -> OrderKey? {
        if let place = sectionPlaces[handle] { return place.key }
        return handle < shape.sections ? .home(handle) : nil
    }

    func index(ofSection handle: Int) -> Int? { key(ofSection: handle).map { sections.rank(of: $0) } }

    func section(at index: Int) -> Int {
        switch sections.element(at: index) {
        case .slot(let slot): slot
        case .edit(let edit): edit.handle
        }
    }

    /// The items of the section at the given place.
    func contents(ofSection handle: Int, at key: OrderKey) -> SectionItems {
        sections.edit(at: key)?.contents ?? contents(ofUntouched: handle)
    }

    func contents(ofUntouched handle: Int) -> SectionItems {
        SectionItems(rows: EditedRange(home: shape.items(of: handle), noEdits: noItemEdits), life: 0)
    }

    func contents(ofSection handle: Int) -> SectionItems? {
        key(ofSection: handle).map { contents(ofSection: handle, at: $0) }
    }

    /// The number of items before the section.
    func itemsBefore(section key: OrderKey) -> Int {
        let slots = key.gap < shape.sections ? shape.items(of: key.gap).lowerBound : shape.items
        return slots + sections.sum(before: key).items
    }

    /// Inserts a section at its new place; `contents` nil makes it empty.
    private mutating func place(section handle: Int, at key: OrderKey, contents: SectionItems?) {
        if contents == nil { lives += 1 }
        let contents = contents ?? SectionItems(rows: EditedRange(home: 0..<0, noEdits: noItemEdits), life: lives)
        sections.put(SectionEdit(key: key, handle: handle, contents: contents))
        sectionPlaces.put(Place(handle: handle, key: key))
    }

    /// Inserts empty sections that are not in the arrangement. Returns false, and changes nothing, if the gap has no
    /// room left; the caller then flattens the snapshot.
    mutating func insert(sections handles: [Int], at destination: Destination) -> Bool {
        guard let room = room(forSections: handles.count, at: destination) else { return false }
        var key = room.first
        for handle in handles {
            place(section: handle, at: key, contents: nil)
            key.label += room.step
        }
        return true
    }

    mutating func remove(section handle: Int) {
        guard let key = key(ofSection: handle) else { return }
        takeOut(section: handle, at: key)
        sectionPlaces.put(Place(handle: handle, key: nil))
    }

    mutating func move(section handle: Int, to destination: Destination) -> Bool {
        guard room(forSections: 1, at: destination) != nil, let from = key(ofSection: handle) else { return false }
        let contents = contents(ofSection: handle, at: from)
        takeOut(section: handle, at: from)
        // There was room with the section in the way.
        guard let room = room(forSections: 1, at: destination) else { return false }
        place(section: handle, at: room.first, contents: contents)
        return true
    }

    private mutating func takeOut(section handle: Int, at key: OrderKey) {
        if key.isHome {
            sections.put(
                SectionEdit(key: key, handle: handle, contents: nil, itemsAtFirst: shape.items(of: handle).count))
        } else {
            sections.removeEdit(at: key)
        }
    }

    private mutating func room(
        forSections count: Int, at destination: Destination
    ) -> (first: OrderKey, step: Int)? {
        func point() -> InsertionPoint {
            sections.point(at: destination) { key(ofSection: $0) ?? .home($0) }
        }
        let place = point()
        if let keys = place.keys(count) { return keys }
        guard let moved = sections.spread(gap: place.gap) else { return nil }
        for edit in moved { sectionPlaces.put(Place(handle: edit.handle, key: edit.key)) }
        return point().keys(count)
    }

    // MARK: Items

    /// Nil for a section that is not in the arrangement.
    func numberOfItems(inSection handle: Int) -> Int? {
        guard let key = key(ofSection: handle) else { return nil }
        return sections.edit(at: key)?.contents?.rows.count ?? shape.items(of: handle).count
    }

    /// The position of an item: its section, that section's place and contents, and its own place in the section.
    struct ItemPlace {
        var section: Int
        var sectionKey: OrderKey
        var contents: SectionItems
        var key: OrderKey
    }

    func place(ofItem handle: Int) -> ItemPlace? {
        if let place = itemPlaces[handle] {
            guard let key = place.key, let sectionKey = self.key(ofSection: place.section) else { return nil }
            let contents = contents(ofSection: place.section, at: sectionKey)
            guard contents.life == place.life else { return nil }
            return ItemPlace(section: place.section, sectionKey: sectionKey, contents: contents, key: key)
        }
        guard handle < shape.items else { return nil }
        let section = shape.section(ofItem: handle)
        guard let sectionKey = key(ofSection: section) else { return nil }
        let contents = contents(ofSection: section, at: sectionKey)
        guard contents.life == 0 else { return nil }
        return ItemPlace(section: section, sectionKey: sectionKey, contents: contents, key: .home(handle))
    }

    func index(of place: ItemPlace) -> RowIndex {
        RowIndex(section: sections.rank(of: place.sectionKey), row: place.contents.rows.rank(of: place.key))
    }

    func item(at row: Int, ofSection handle: Int) -> Int? {
        guard let rows = contents(ofSection: handle)?.rows, row >= 0, row < rows.count else { return nil }
        switch rows.element(at: row) {
        case .slot(let slot): return slot
        case .edit(let edit): return edit.handle
        }
    }

    /// Inserts items that are not in the arrangement. Returns false, and changes nothing, if the gap has no room left;
    /// the caller then flattens the snapshot.
    mutating func insert(items handles: [Int], intoSection section: Int, at destination: Destination) -> Bool {
        guard let sectionKey = key(ofSection: section) else { return false }
        var contents = contents(ofSection: section, at: sectionKey)
        func point() -> InsertionPoint {
            contents.rows.point(at: destination) { itemPlaces[$0]?.key ?? .home($0) }
        }
        var room = point().keys(handles.count)
        if room == nil, let moved = contents.rows.spread(gap: point().gap) {
            for edit in moved {
                itemPlaces.put(Place(handle: edit.handle, section: section, life: contents.life, key: edit.key))
            }
            put(contents, ofSection: section, at: sectionKey)
            room = point().keys(handles.count)
        }
        guard let room else { return false }
        var key = room.first
        for handle in handles {
            contents.rows.put(ItemEdit(key: key, handle: handle))
            itemPlaces.put(Place(handle: handle, section: section, life: contents.life, key: key))
            key.label += room.step
        }
        put(contents, ofSection: section, at: sectionKey)
        return true
    }

    mutating func remove(item handle: Int) {
        guard let place = place(ofItem: handle) else { return }
        var contents = place.contents
        if place.key.isHome {
            contents.rows.put(ItemEdit(key: place.key, handle: handle))
        } else {
            contents.rows.removeEdit(at: place.key)
        }
        itemPlaces.put(Place(handle: handle))
        put(contents, ofSection: place.section, at: place.sectionKey)
    }

    private mutating func put(_ contents: SectionItems, ofSection handle: Int, at key: OrderKey) {
        sections.put(
            SectionEdit(
                key: key, handle: handle, contents: contents,
                itemsAtFirst: key.isHome ? shape.items(of: handle).count : 0))
    }
}

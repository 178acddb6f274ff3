/// The values of sets: each is there once, in the order in which they were inserted.
enum CellSets {
    static func unique(_ cells: [_RealmCell]) -> [_RealmCell] {
        var seen: Set<_RealmCell> = []
        return cells.filter { seen.insert($0).inserted }
    }
}

/// Tells how a collection has changed.
final class CollectionObserver: CoreObserver {
    enum Change {
        case initial
        case update(ElementDifference)
    }

    weak var token: NotificationToken?
    private let query: _RealmQuery
    private let keyPaths: [[String]]?
    private let block: (Change) -> Void
    /// What was told last; nil before the first time.
    private var told: (cells: [_RealmCell], snapshot: Snapshot)?

    init(_ query: _RealmQuery, _ keyPaths: [String]?, _ block: @escaping (Change) -> Void) {
        self.query = query
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
    }

    func deliver(in core: RealmCore) {
        let cells = query.cells
        guard let told else {
            self.told = (cells, core.snapshot)
            return block(.initial)
        }
        guard told.snapshot.version != core.snapshot.version else { return }
        let comparison = ObjectComparison(old: told.snapshot, new: core.snapshot, keyPaths: keyPaths)
        let difference = ElementDifference(from: told.cells, to: cells, isModified: comparison.isChanged)
        self.told = (cells, core.snapshot)
        if !difference.isEmpty { block(.update(difference)) }
    }

    func skipChanges(in core: RealmCore) {
        if told != nil { told = (query.cells, core.snapshot) }
    }
}

import Foundation

/// What a fetched results controller does, whatever the type of its results. Specific to Trestle.
///
/// - Linux: works
public final class FetchedResults {
    let request: FetchRequestBase
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    weak var controller: NSFetchedResultsController<any NSFetchRequestResult>?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet {
            isSnapshotImplemented = nil
            isDifferenceImplemented = nil
        }
    }
    /// Nil until the delegate was asked.
    var isSnapshotImplemented: Bool?
    var isDifferenceImplemented: Bool?

    private(set) var isFetched = false
    private(set) var objects: [NSManagedObject] = []
    private(set) var sections: [FetchedSection] = []
    /// Places in `objects`, computed when they are needed.
    private var places: [ObjectIdentifier: Int] = [:]
    private var hasPlaces = false
    /// The index of the first object of each section.
    private var starts: [Int] = []
    private var observation: (any NSObjectProtocol)?

    init(_ request: FetchRequestBase, _ context: NSManagedObjectContext, _ sectionNameKeyPath: String?) {
        self.request = request
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
    }

    deinit {
        if let observation { NotificationCenter.default.removeObserver(observation) }
    }

    func observe() {
        // Sound: called on the queue of the context.
        nonisolated(unsafe) weak let results = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { notification in
            results?.contextDidChange(notification.userInfo ?? [:])
        }
    }

    // MARK: Fetching

    func performFetch() throws {
        guard request.sortDescriptors?.isEmpty == false else {
            CoreDataExceptions.raiseArgument(
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
            return
        }
        let fetched = try context.objects(for: request)
        setObjects(fetched)
        isFetched = true
        if let name = FetchedResults.repeatedName(sections) {
            throw CoreDataError.error(
                NSCoreDataError,
                "The fetched objects have out of order section names: '\(name)' appears twice. Objects must be "
                    + "sorted by section name.")
        }
        _ = offerSnapshot(nil)
    }

    private static func repeatedName(_ sections: [FetchedSection]) -> String? {
        var names: Set<String> = []
        return sections.first { !names.insert($0.name).inserted }?.name
    }

    func setObjects(_ new: [NSManagedObject]) {
        objects = new
        hasPlaces = false
        var groups: [(name: String, members: [NSManagedObject])] = []
        if sectionNameKeyPath == nil {
            groups = [("", new)]
        } else {
            for object in new {
                let name = sectionName(of: object)
                if groups.last?.name == name {
                    groups[groups.count - 1].members.append(object)
                } else {
                    groups.append((name, [object]))
                }
            }
        }
        sections = groups.map { group in
            FetchedSection(group.name, group.members) { [weak self] in self?.indexTitle(of: $0) }
        }
        starts = []
        var start = 0
        for section in sections {
            starts.append(start)
            start += section.members.count
        }
    }

    func sectionName(of object: NSManagedObject) -> String {
        guard let sectionNameKeyPath else { return "" }
        switch ManagedValues.unwrapped(object.value(forKeyPath: sectionNameKeyPath)) {
        case nil: return ""
        case let text as String: return text
        case let number as NSNumber: return number.stringValue
        case let value?: return "\(value)"
        }
    }

    func indexTitle(of name: String) -> String? {
        guard let delegate, let controller else { return FetchedSection.title(of: name) }
        return delegate.controller(controller, sectionIndexTitleForSectionName: name)
    }

    var sectionIndexTitles: [String] {
        var known: Set<String> = []
        return sections.compactMap(\.indexTitle).filter { known.insert($0).inserted }
    }

    // MARK: Results

    func results<Result>(_ type: Result.Type) -> [Result] {
        // An array of references is the same for all classes.
        if type is AnyClass, objects.first is Result { return unsafeBitCast(objects, to: [Result].self) }
        return objects.map { ($0 as? Result) ?? ($0.id as! Result) }
    }

    func object(at indexPath: IndexPath) -> Any {
        let (section, row) = (indexPath[0], indexPath[1])
        guard sections.indices.contains(section), sections[section].members.indices.contains(row) else {
            CoreDataExceptions.raiseArgument("no object at index \(row) in section at index \(section)")
            fatalError("There is no object at \(indexPath).")
        }
        let object = sections[section].members[row]
        return request.resultType == .managedObjectIDResultType ? object.id : object
    }

    func indexPath(for result: Any) -> IndexPath? {
        let object = result as? NSManagedObject ?? (result as? NSManagedObjectID).flatMap { context.registered($0) }
        guard let object else { return nil }
        if !hasPlaces {
            places = Dictionary(objects.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { $1 })
            hasPlaces = true
        }
        return places[ObjectIdentifier(object)].map(indexPath)
    }

    /// Returns the section and row of an index in `objects`.
    func indexPath(_ index: Int) -> IndexPath {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return IndexPath(indexes: [low, index - starts[low]])
    }

    // MARK: Changes

    private func contextDidChange(_ userInfo: [AnyHashable: Any]) {
        guard isFetched else { return }
        if userInfo[NSInvalidatedAllObjectsKey] != nil {
            setObjects((try? context.objects(for: request)) ?? [])
            tellDelegate(nil)
            return
        }
        guard let changes = ResultUpdate(self, userInfo)?.apply() else { return }
        tellDelegate(changes)
    }

    private func tellDelegate(_ changes: ResultChanges?) {
        guard let delegate, let controller else { return }
        if offerSnapshot(changes) { return }
        if let changes, offerDifference(changes) { return }
        delegate.controllerWillChangeContent(controller)
        changes?.report(to: delegate, controller)
        delegate.controllerDidChangeContent(controller)
    }
}

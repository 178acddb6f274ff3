import Foundation

/// Finds what sort descriptors sort by.
enum SortKeys {
    /// Returns the key path of the properties; nil if a descriptor has a key path of Swift that reads something else.
    static func keyPath(of descriptor: NSSortDescriptor, _ entity: NSEntityDescription) -> String? {
        if let descriptor = descriptor as? PropertySortDescriptor { return descriptor.name(in: entity) }
        return descriptor.key
    }

    static func selector(of descriptor: NSSortDescriptor) -> String {
        descriptor.selector.map { String($0) } ?? "compare:"
    }
}

/// Sorts managed objects by a property that a Swift key path names.
final class PropertySortDescriptor: NSSortDescriptor {
    private let path: AnyKeyPath
    private let read: (Any) -> Any?
    private let order: Comparator?

    init(_ path: AnyKeyPath, ascending: Bool, _ order: Comparator?, _ read: @escaping (Any) -> Any?) {
        self.path = path
        self.read = read
        self.order = order
        super.init(keyPath: \AnyHashable.self, ascending: ascending, comparator: order ?? PropertySortDescriptor.plain)
    }

    required init?(coder: NSCoder) { nil }

    func name(in entity: NSEntityDescription) -> String? {
        order == nil ? PropertyRecorder.name(of: path, entity) : nil
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result: ComparisonResult
        switch (ManagedValues.unwrapped(read(object1)), ManagedValues.unwrapped(read(object2))) {
        case (nil, nil): result = .orderedSame
        case (nil, _): result = .orderedAscending
        case (_, nil): result = .orderedDescending
        case (let one?, let other?): result = (order ?? PropertySortDescriptor.plain)(one, other)
        }
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    override var reversedSortDescriptor: Any {
        PropertySortDescriptor(path, ascending: !ascending, order, read)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PropertySortDescriptor else { return false }
        return other.path == path && other.ascending == ascending
    }

    override var hash: Int { path.hashValue }

    // Sound: compares its arguments only.
    nonisolated(unsafe) private static let plain = NSSortDescriptor(key: nil, ascending: true).comparator
}

extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Creates a descriptor that orders by a property of managed objects. nil is before everything else.
    public init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self = PropertySortDescriptor(keyPath, ascending: ascending, nil) { ($0 as? Root)?[keyPath: keyPath] } as! Self
    }

    public init<Root: NSManagedObject, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
        self =
            PropertySortDescriptor(keyPath, ascending: ascending, cmptr) { ($0 as? Root)?[keyPath: keyPath] } as! Self
    }
}

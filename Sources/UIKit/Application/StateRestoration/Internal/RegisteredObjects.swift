/// The objects that the application has registered for restoration. They are not retained.
@MainActor
enum RegisteredObjects {
    private struct Entry {
        weak var object: (any UIStateRestoring)?
        let identifier: String
    }

    private static var entries: [Entry] = []

    /// A second registration of an object replaces the first.
    static func add(_ object: any UIStateRestoring, _ identifier: String) {
        entries.removeAll { $0.object == nil || $0.object === object }
        entries.append(Entry(object: object, identifier: identifier))
    }

    static func identifier(of object: AnyObject) -> String? { entries.first { $0.object === object }?.identifier }

    static var all: [any UIStateRestoring] { entries.compactMap(\.object) }
}

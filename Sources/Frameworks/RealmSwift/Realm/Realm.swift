import Foundation

/// - Linux: works
///
/// A database, for the thread or queue that has opened it.
public struct Realm {
    /// Keeps the database, which `invalidate()` replaces.
    final class Handle {
        var core: RealmCore

        init(_ core: RealmCore) { self.core = core }
    }

    let handle: Handle

    var core: RealmCore { handle.core }

    init(_ core: RealmCore) { handle = Handle(core) }

    /// Opens the default database.
    ///
    /// - Parameter queue: the serial queue to which it belongs; nil for the current thread.
    public init(queue: DispatchQueue? = nil) throws {
        try self.init(configuration: .defaultConfiguration, queue: queue)
    }

    /// Opens a database, or returns the one that is open on this thread.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        self.init(try RealmOpening(configuration, queue).core())
    }

    /// Opens the database in a file.
    public init(fileURL: URL) throws {
        var configuration = Configuration.defaultConfiguration
        configuration.fileURL = fileURL
        try self.init(configuration: configuration)
    }

    /// How the database was opened.
    public var configuration: Configuration { core.configuration }

    /// The classes that the database has used.
    public var schema: Schema { Schema(core.classes.values.map { ObjectSchema($0) }) }

    /// Whether there are no objects.
    public var isEmpty: Bool { core.snapshot.tables.values.allSatisfy { $0.count == 0 } }

    /// Whether the database shows what others have written in the next turn of the run loop. The default is true.
    public var autorefresh: Bool {
        get { core.autorefresh }
        nonmutating set { core.autorefresh = newValue }
    }

    /// Shows what others have written, and tells observers. Returns whether there was something new.
    @discardableResult
    public func refresh() -> Bool { core.refresh() }

    /// Whether the database keeps its contents, and may be used on any thread.
    public var isFrozen: Bool { core.isFrozen }

    /// Returns a database with the contents of now, for any thread.
    public func freeze() -> Realm { Realm(core.frozen()) }

    /// Returns the database of this thread for a frozen one.
    public func thaw() -> Realm { core.thawed().map { Realm($0) } ?? self }

    /// Makes all objects and collections of this database invalid, and ends its transaction and its observations.
    public func invalidate() {
        core.check()
        if core.isInTransaction { core.cancelTransaction() }
        let old = core
        handle.core = RealmCore(old.store, old.configuration, old.confinement)
        old.invalidate()
        RealmOpening.remember(handle.core, insteadOf: old)
    }
}

extension Realm: Equatable {
    /// Whether both are the same database of the same thread.
    public static func == (lhs: Realm, rhs: Realm) -> Bool { lhs.core === rhs.core }
}

extension Realm {
    /// - Linux: works
    ///
    /// What happens to an added object whose primary key is in use.
    public enum UpdatePolicy: Int, Sendable {
        /// An exception is raised.
        case error = 1
        /// Properties with other values are set.
        case modified = 3
        /// All properties are set.
        case all = 2
    }

    /// - Linux: works
    ///
    /// What observers of a database are told.
    public enum Notification: String, Sendable {
        /// The database shows other contents than before.
        case didChange = "RLMRealmDidChangeNotification"
        /// There is something new that the database does not show by itself.
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// - Linux: works
    ///
    /// Why a database cannot be opened or written.
    public typealias Error = RLMError
}

/// - Linux: works
///
/// Is called after changes of a database.
public typealias NotificationBlock = (_ notification: Realm.Notification, _ realm: Realm) -> Void

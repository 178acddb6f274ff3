import Foundation
internal import Synchronization

extension Realm {
    // Sound: the blocks are called by those who open the database.
    /// - Linux: works
    ///
    /// Says which database is opened, and how.
    public struct Configuration: @unchecked Sendable {
        /// What `Realm()` opens: at first the file `default.realm` in the documents of the application.
        public static var defaultConfiguration: Configuration {
            get { stored.withLock { $0 } ?? Configuration() }
            set { stored.withLock { $0 = newValue } }
        }

        private static let stored = Mutex<Configuration?>(nil)

        /// The file; nil for a database in memory.
        public var fileURL: URL? {
            didSet { identifier = nil }
        }

        /// The name of a database in memory, which is gone with the last object that belongs to it.
        public var inMemoryIdentifier: String? {
            get { identifier }
            set {
                fileURL = nil
                identifier = newValue
            }
        }

        private var identifier: String?

        /// Files are not encrypted here: with a key a database cannot be opened.
        public var encryptionKey: Data?
        /// Whether the file is not written.
        public var readOnly: Bool
        /// Has to grow with each change of the persisted properties.
        public var schemaVersion: UInt64
        /// Called when the file has an older version of the schema.
        public var migrationBlock: MigrationBlock?
        /// Whether the file is emptied in place of a migration.
        public var deleteRealmIfMigrationNeeded: Bool
        /// Called with the size of the file and the part of it that is used, when it is opened first. It says whether the
        /// unused part is given back.
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        /// The classes of the database; nil for all that are used.
        public var objectTypes: [ObjectBase.Type]?
        /// A file of this module that is copied when there is none yet.
        public var seedFilePath: URL?

        public init(
            fileURL: URL? = Configuration.defaultFile, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
            readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
            objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            self.encryptionKey = encryptionKey
            self.readOnly = readOnly
            self.schemaVersion = schemaVersion
            self.migrationBlock = migrationBlock
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            self.objectTypes = objectTypes
            self.seedFilePath = seedFilePath
            self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
            identifier = inMemoryIdentifier
        }

        /// The file of the default configuration.
        @usableFromInline
        static var defaultFile: URL {
            let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            return documents.appendingPathComponent("default.realm")
        }
    }
}

extension Realm.Configuration: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.fileURL == rhs.fileURL && lhs.inMemoryIdentifier == rhs.inMemoryIdentifier
            && lhs.encryptionKey == rhs.encryptionKey && lhs.readOnly == rhs.readOnly
            && lhs.schemaVersion == rhs.schemaVersion
    }
}

extension Realm.Configuration: CustomStringConvertible {
    public var description: String {
        let place = fileURL.map { "fileURL = \($0.path)" } ?? "inMemoryIdentifier = \(inMemoryIdentifier ?? "")"
        return "Realm.Configuration {\n\t\(place);\n\treadOnly = \(readOnly);\n\tschemaVersion = \(schemaVersion);\n}"
    }
}

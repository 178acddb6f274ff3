import Foundation

/// Brings a file to the classes and the schema version of the program.
struct SchemaUpdate {
    private let store: Store
    private let configuration: Realm.Configuration
    private let isNew: Bool

    init(_ store: Store, _ configuration: Realm.Configuration, isNew: Bool) {
        self.store = store
        self.configuration = configuration
        self.isNew = isNew
    }

    func run() throws {
        let stored = store.current
        let (version, wanted) = (stored.schemaVersion, configuration.schemaVersion)
        if isNew { return try change { core in core.edit { $0.schemaVersion = wanted } } }
        guard version <= wanted else {
            throw error(
                .fail, "Provided schema version \(wanted) is less than last set version \(version).")
        }
        let changed = changedClasses(stored)
        if version == wanted, changed.isEmpty { return }
        if configuration.deleteRealmIfMigrationNeeded { return try empty() }
        if version == wanted {
            throw error(.schemaMismatch, MigrationText.required(changed.flatMap(\.messages)))
        }
        try migrate(changed.map(\.info))
    }

    private struct ChangedClass {
        let info: ClassInfo
        let messages: [String]
    }

    /// The classes of the file that the program has otherwise, as far as they are found by name.
    private func changedClasses(_ stored: Snapshot) -> [ChangedClass] {
        stored.tables.values.map(\.description).sorted { $0.name < $1.name }.compactMap { description in
            guard let type = type(of: description) else { return nil }
            let info = ClassInfo.of(type)
            let messages = SchemaDifference.messages(from: description, to: info.stored)
            return messages.isEmpty ? nil : ChangedClass(info: info, messages: messages)
        }
    }

    private func type(of description: StoredClass) -> ObjectBase.Type? {
        if let types = configuration.objectTypes {
            return types.first { ClassInfo.name(of: $0) == description.name }
        }
        return ClassInfo.type(named: description.fullName)
    }

    private func migrate(_ changed: [ClassInfo]) throws {
        try change { core in
            let before = core.snapshot
            for info in changed { TableConversion.convert(info, in: core) }
            core.edit { $0.schemaVersion = configuration.schemaVersion }
            configuration.migrationBlock?(
                Migration(core, before: before, configuration), before.schemaVersion)
        }
    }

    private func empty() throws {
        try change { core in
            core.transaction?.changes.removedClasses = Set(core.snapshot.tables.keys)
            core.edit {
                $0.tables = [:]
                $0.schemaVersion = configuration.schemaVersion
            }
        }
    }

    /// Runs the body in a transaction that is written at its end.
    private func change(_ body: (RealmCore) -> Void) throws {
        let core = RealmCore(store, configuration, Confinement(queue: nil))
        core.beginTransaction()
        core.transaction?.changes.hasNewSchemaVersion = true
        body(core)
        try core.commitTransaction()
        core.invalidate()
    }

    private func error(_ code: Realm.Error.Code, _ text: String) -> Realm.Error {
        Realm.Error(code, userInfo: [NSLocalizedDescriptionKey: text, NSFilePathErrorKey: store.name])
    }
}

enum MigrationText {
    static func required(_ messages: [String]) -> String {
        "Migration is required due to the following errors:\n" + messages.map { "- \($0)" }.joined(separator: "\n")
    }
}

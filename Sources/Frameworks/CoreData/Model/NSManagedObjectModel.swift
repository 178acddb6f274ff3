import Foundation

// Sound: a model is not changed after a coordinator uses it, as on Apple's systems.
/// The entities of an application, made in code or read from a model file.
///
/// Model files are the source files of Xcode's editor (`Model.xcdatamodeld`), which are copied as `Model.momd`.
/// Compiled `.mom` files are not read.
/// - Linux: works
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    private var configurationEntities: [String: [String]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() { super.init() }

    /// Reads a `.momd`, `.xcdatamodeld`, `.xcdatamodel` or `.mom` folder. Returns nil, and prints why, for anything
    /// else.
    public convenience init?(contentsOf url: URL) {
        guard let file = ModelFileLocation.contents(of: url), let data = try? Data(contentsOf: file) else {
            ConsoleNote.print("CoreData: cannot find the model in \(url.path)")
            return nil
        }
        self.init()
        let parser = ModelFileParser(self)
        guard parser.parse(data) else {
            ConsoleNote.print("CoreData: cannot read the model \(file.path): \(parser.problem)")
            return nil
        }
        let folder = file.deletingLastPathComponent()
        if versionIdentifiers.isEmpty { versionIdentifiers = [folder.deletingPathExtension().lastPathComponent] }
    }

    /// Combines models. Returns nil if entities of the same name differ.
    public init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        super.init()
        var merged: [String: NSEntityDescription] = [:]
        for model in models {
            guard let copy = model.copy() as? NSManagedObjectModel else { continue }
            for entity in copy.entities {
                let name = entity.name ?? ""
                if let known = merged[name] {
                    guard known.versionHash == entity.versionHash else { return nil }
                } else {
                    merged[name] = entity
                    entities.append(entity)
                }
            }
            templates.merge(copy.templates) { first, _ in first }
            configurationEntities.merge(copy.configurationEntities) { $0 + $1 }
            versionIdentifiers.formUnion(copy.versionIdentifiers)
        }
    }

    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        self.init(byMerging: models)
        guard isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) else { return nil }
    }

    /// Combines the models in the bundles, or in the main bundle for nil. A model folder counts with its current
    /// version.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = ModelFileLocation.models(in: bundles ?? [.main]).compactMap(NSManagedObjectModel.init(contentsOf:))
        return NSManagedObjectModel(byMerging: models)
    }

    /// Returns the version of a model in the bundles that fits the metadata of a store.
    open class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        ModelFileLocation.versions(in: bundles ?? [.main]).lazy.compactMap(NSManagedObjectModel.init(contentsOf:))
            .first { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
    }

    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.model === self { entity.model = nil }
            for entity in entities {
                entity.model = self
                entity.discardLayout()
            }
            byName = nil
        }
    }

    private var byName: [String: NSEntityDescription]?

    open var entitiesByName: [String: NSEntityDescription] {
        if let byName, byName.allSatisfy({ $0 == $1.name }) { return byName }
        let names = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        byName = names
        return names
    }

    // MARK: Configurations

    open var configurations: [String] { configurationEntities.keys.sorted() }

    /// Returns all entities for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != NSManagedObjectModel.defaultConfiguration else { return entities }
        let known = entitiesByName
        return configurationEntities[configuration]?.compactMap { known[$0] }
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationEntities[configuration] = entities.compactMap(\.name)
    }

    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    // MARK: Fetch requests

    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// Returns a copy of the template with values in place of the variables of its predicate.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
        copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
        return copy
    }

    /// - Linux: no effect
    open var localizationDictionary: [String: String]?

    // MARK: Versions

    open var versionIdentifiers: Set<AnyHashable> = []

    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        return hashes == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        var copies: [ObjectIdentifier: NSEntityDescription] = [:]
        for entity in entities {
            let new = NSEntityDescription()
            entity.copyOwnValues(to: new)
            copies[ObjectIdentifier(entity)] = new
        }
        for entity in entities {
            copies[ObjectIdentifier(entity)]?.subentities = entity.subentities.compactMap {
                copies[ObjectIdentifier($0)]
            }
        }
        copy.entities = entities.compactMap { copies[ObjectIdentifier($0)] }
        let names = copy.entitiesByName
        for entity in copy.entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                let (destination, inverse) = (relationship.destinationEntity, relationship.inverseRelationship)
                relationship.destinationEntity = destination?.name.flatMap { names[$0] }
                relationship.inverseRelationship = inverse.flatMap {
                    relationship.destinationEntity?.relationshipsByName[$0.name]
                }
            }
        }
        copy.configurationEntities = configurationEntities
        copy.versionIdentifiers = versionIdentifiers
        copy.localizationDictionary = localizationDictionary
        for (name, template) in templates {
            let request = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
            request?.entity = template.entityName.flatMap { names[$0] }
            copy.templates[name] = request
        }
        return copy
    }
}

import Foundation
internal import Synchronization

/// Finds the classes of entities and the entities of classes.
enum EntityFinder {
    // MARK: Classes

    /// Returns the class of the entity's objects: the one with the represented class name, in any module of the
    /// program; `NSManagedObject` if there is none.
    static func objectClass(of entity: NSEntityDescription) -> NSManagedObject.Type {
        if let known = entity.resolvedClass { return known }
        let knownCount = state.withLock { $0.noted.count }
        guard entity.classSearches != knownCount else { return NSManagedObject.self }
        let name = entity.managedObjectClassName ?? ""
        if let found = search(name) {
            entity.resolvedClass = found
            return found
        }
        if entity.classSearches == nil {
            ConsoleNote.print(
                "CoreData: there is no class named \(name); objects of the entity \(entity.name ?? "") are "
                    + "NSManagedObjects until one is used.")
        }
        entity.classSearches = knownCount
        return NSManagedObject.self
    }

    private static func search(_ name: String) -> NSManagedObject.Type? {
        let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
        guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        if let known = state.withLock({ $0.classes[name] }) { return known }
        if let found = Trestle.classNamed(name) as? NSManagedObject.Type { return found }
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        if let known = state.withLock({ $0.classes[bare] }) { return known }
        for module in modules {
            if let found = Trestle.classNamed("\(module).\(bare)") as? NSManagedObject.Type { return found }
        }
        return nil
    }

    /// The names of the modules in which classes are looked for.
    private static var modules: [String] {
        let path = CommandLine.arguments.first ?? ""
        let names = [
            (path as NSString).lastPathComponent, Bundle.main.executableURL?.lastPathComponent,
            Bundle.main.infoDictionary?["CFBundleName"] as? String,
        ].compactMap { $0 }.map(identifier)
        return state.withLock { $0.modules } + names
    }

    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// Remembers a class that the program uses, and its module.
    static func note(_ type: NSManagedObject.Type) {
        guard type != NSManagedObject.self, !state.withLock({ $0.noted.contains(ObjectIdentifier(type)) }) else {
            return
        }
        let full = Trestle.className(of: type)
        let parts = full.split(separator: ".").map(String.init)
        state.withLock { state in
            guard state.noted.insert(ObjectIdentifier(type)).inserted else { return }
            state.classes[full] = type
            if let bare = parts.last { state.classes[bare] = state.classes[bare] ?? type }
            let written = String(reflecting: type).split(separator: ".").map(String.init)
            if let module = written.first, written.count > 1, !state.modules.contains(module) {
                state.modules.append(module)
            }
        }
    }

    // MARK: Entities

    /// Returns the entity whose objects have the class. A class without entity ends the process.
    static func entity(for type: NSManagedObject.Type, in context: NSManagedObjectContext?) -> NSEntityDescription {
        note(type)
        if let model = context?.model, let entity = entity(for: type, in: model) { return entity }
        if let entity = knownEntity(for: type) { return entity }
        CoreDataExceptions.raiseArgument(
            "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)' so +entity is confused.",
            hint: "Have you loaded your NSManagedObjectModel yet?")
        fatalError("No entity has the class \(type).")
    }

    /// Returns the entity of the class in the models that are in use, the newest first.
    static func knownEntity(for type: NSManagedObject.Type) -> NSEntityDescription? {
        note(type)
        let models = state.withLock { $0.models.compactMap(\.model) }
        return models.reversed().lazy.compactMap { entity(for: type, in: $0) }.first
    }

    private static func entity(for type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        model.entities.first { objectClass(of: $0) == type && type != NSManagedObject.self }
    }

    /// Remembers a model that a coordinator uses.
    static func note(_ model: NSManagedObjectModel) {
        state.withLock { state in
            state.models.removeAll { $0.model == nil || $0.model === model }
            state.models.append(WeakModel(model: model))
        }
    }

    private struct WeakModel {
        weak var model: NSManagedObjectModel?
    }

    // Sound: used under the lock only.
    private struct State: @unchecked Sendable {
        var classes: [String: NSManagedObject.Type] = [:]
        var noted: Set<ObjectIdentifier> = []
        var modules: [String] = []
        var models: [WeakModel] = []
    }

    private static let state = Mutex(State())
}

import Foundation
import Synchronization
internal import ToolchainBets

// Sound: everything that changes is used under the lock, which is recursive because tables are read under it.
/// The members of classes that are known by name at run time, in place of Objective-C's method lists. Specific to
/// Trestle.
///
/// Generated code adds tables before `main`; they are read at the first question. A question about a class is answered
/// from its own table, then from those of its superclasses. Safe to use on any thread.
public final class SourceMembers: @unchecked Sendable {
    /// Adds tables. `tables` is called at the first question, on the thread that asks; until then it is only stored, so
    /// that this function may be called before `main`.
    public static func add(_ tables: @escaping @Sendable (SourceMembers) -> Void) {
        pending.withLock { $0.append(tables) }
    }

    /// Adds a table of a class. `members` is called at the first question about the class. A class may have several
    /// tables.
    @preconcurrency public func add<Class: AnyObject>(
        _ type: Class.Type, _ members: @escaping @MainActor (ClassMembers<Class>) -> Void
    ) {
        lock.withLock {
            let isOfApplication = hasFrameworks
            unread[ObjectIdentifier(type), default: []].append { table in
                if isOfApplication { table.isOfApplication = true }
                // Sound: stays on the calling thread.
                nonisolated(unsafe) let table = table
                onCallingThread { members(ClassMembers<Class>(table)) }
            }
            generation += 1
        }
    }

    /// Adds the name that `@objc(name)` gives to a class.
    public func add(_ type: AnyClass, named name: String) {
        lock.withLock {
            types[name] = type
            names[ObjectIdentifier(type)] = name
        }
    }

    // MARK: Internal

    static let shared = SourceMembers()

    /// Sets the framework whose classes are known besides those of the application. Called before `main`.
    package static func register(_ framework: any FrameworkClasses.Type) {
        registered.withLock { $0 = framework }
    }

    /// Nil in a program without a framework above the runtime.
    static var framework: (any FrameworkClasses.Type)? { registered.withLock { $0 } }

    private static let registered = Mutex<(any FrameworkClasses.Type)?>(nil)

    /// Changes whenever something is added, so that cached answers can be discarded.
    private(set) var generation = 0

    private static let pending = Mutex<[@Sendable (SourceMembers) -> Void]>([])

    /// Recursive: a table is read under the lock, and reading it may create selectors.
    private let lock = NSRecursiveLock()
    private var unread: [ObjectIdentifier: [(MemberTable) -> Void]] = [:]
    private var tables: [ObjectIdentifier: MemberTable] = [:]
    /// Classes that were already asked to list their members.
    private var asked: Set<ObjectIdentifier> = []
    private var protocolMethods: [String: [ProtocolMethod]] = [:]
    private var staticMethods: [String: SourceMethod] = [:]
    /// Classes by their Objective-C names, and these names.
    private var types: [String: AnyClass] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// True after the tables of Foundation's and UIKit's classes were added: tables added later belong to the
    /// application.
    private var hasFrameworks = false

    /// Creates tables with the members of Foundation and of the framework only.
    init() {
        addFoundation()
        Self.framework?.addMembers(to: self)
        hasFrameworks = true
    }

    /// The shared instance, after everything was added that is pending.
    static func current() -> SourceMembers {
        var added = takePending()
        while !added.isEmpty {
            for tables in added { tables(shared) }
            added = takePending()
        }
        return shared
    }

    private static func takePending() -> [@Sendable (SourceMembers) -> Void] {
        pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
    }

    /// Returns the table of the class itself, without its superclasses; nil when it has none.
    func table(of type: AnyClass) -> MemberTable? {
        lock.withLock {
            let id = ObjectIdentifier(type)
            if asked.insert(id).inserted, let listing = type as? any MemberListing.Type {
                // Sound: stays on the calling thread.
                nonisolated(unsafe) let listing = listing
                onCallingThread { listing.listMembers(in: self) }
            }
            guard let read = unread.removeValue(forKey: id) else { return tables[id] }
            let table = tables[id] ?? MemberTable()
            tables[id] = table
            for fill in read { fill(table) }
            return table
        }
    }
}

// MARK: What selectors add

extension SourceMembers {
    static func register(_ method: SourceMethod, as selector: String, in type: AnyClass) {
        let members = current()
        members.lock.withLock {
            let table = members.table(of: type) ?? MemberTable()
            guard table.methods[selector] == nil else { return }
            table.methods[selector] = method
            members.tables[ObjectIdentifier(type)] = table
            members.generation += 1
        }
    }

    static func register<Target>(
        _ method: SourceMethod, as selector: String, of type: Target.Type, isOptional: Bool
    ) {
        let members = current()
        members.lock.withLock {
            let id = ObjectIdentifier(type)
            guard !members.protocolMethods[selector, default: []].contains(where: { $0.id == id }) else { return }
            members.protocolMethods[selector, default: []].append(
                ProtocolMethod(id: id, method: method, isOptional: isOptional, conforms: { $0 is Target }))
            members.generation += 1
        }
    }

    static func registerStatic(_ method: SourceMethod, as selector: String) {
        let members = current()
        members.lock.withLock { members.staticMethods[selector] = method }
    }
}

// MARK: Questions

extension SourceMembers {
    /// Returns the method that instances of the class have for the selector: that of the most derived class.
    static func method(_ selector: String, of type: AnyClass) -> SourceMethod? {
        current().first(in: type) { $0.methods[selector] }
    }

    /// Returns the method that the class or a superclass of it below `base` has for the selector.
    static func method(_ selector: String, of type: AnyClass, below base: AnyClass) -> SourceMethod? {
        current().first(in: type, below: base) { $0.methods[selector] }
    }

    /// Returns whether tables list the method for the class, or for a superclass of it below `base`.
    package static func hasMethod(_ selector: String, of type: AnyClass, below base: AnyClass) -> Bool {
        method(selector, of: type, below: base) != nil
    }

    /// Returns whether generated code of the application lists members of the class, or of a superclass of it below
    /// `base`.
    static func hasTable(of type: AnyClass, below base: AnyClass) -> Bool {
        current().first(in: type, below: base) { $0.isOfApplication ? true : nil } ?? false
    }

    /// Returns a property or outlet by its Objective-C name.
    static func property(_ name: String, of type: AnyClass) -> SourceProperty? {
        current().first(in: type) { $0.properties[name] ?? $0.outlets[name] }
    }

    /// Returns whether the class has a property or outlet with this name.
    package static func isProperty(_ name: String, of type: AnyClass) -> Bool { property(name, of: type) != nil }

    /// Returns whether a property or outlet with this name can be set by name.
    package static func hasProperty(_ name: String, of type: AnyClass) -> Bool { property(name, of: type)?.set != nil }

    /// Returns whether the value can be set for the property or outlet with this name.
    package static func accepts(_ value: Any?, _ name: String, of type: AnyClass) -> Bool {
        property(name, of: type)?.accepts(value) == true
    }

    static func outlet(_ name: String, of type: AnyClass) -> SourceProperty? {
        current().first(in: type) { $0.outlets[name] ?? $0.properties[name] }
    }

    /// Returns the class method without arguments that has this selector.
    static func classMethod(_ selector: String, of type: AnyClass) -> (() -> Any?)? {
        current().first(in: type) { $0.classMethods[selector] }
    }

    /// Returns the class with this Objective-C name.
    package static func type(named name: String) -> AnyClass? {
        let members = current()
        return members.lock.withLock { members.types[name] }
    }

    /// Returns the Objective-C name of the class, if it was given one.
    package static func name(of type: AnyClass) -> String? {
        let members = current()
        return members.lock.withLock { members.names[ObjectIdentifier(type)] }
    }

    /// Returns the properties and outlets that tables list for the class, without its superclasses, in the order of the
    /// tables.
    static func listedProperties(of type: AnyClass) -> [SourceProperty] {
        guard let table = current().table(of: type) else { return [] }
        return table.propertyNames.compactMap { table.properties[$0] ?? table.outlets[$0] }
    }

    /// Returns the selectors of the methods that tables list for the class, without its superclasses, by name.
    static func listedSelectors(of type: AnyClass) -> [String] {
        current().table(of: type).map { $0.methods.keys.sorted() } ?? []
    }

    /// Returns the properties that generated code of the application lists for the class, without its superclasses.
    package static func propertiesOfApplication(in type: AnyClass) -> [SourceProperty] {
        guard let table = current().table(of: type), table.isOfApplication else { return [] }
        return Array(table.properties.values)
    }

    /// Returns the properties and outlets of the class and its superclasses.
    static func properties(of type: AnyClass) -> [SourceProperty] {
        current().all(in: type) { Array($0.properties.values) + $0.outlets.values }
    }

    /// Returns the methods with this selector of protocols that the object conforms to.
    static func protocolMethods(_ selector: String, of object: Any) -> [ProtocolMethod] {
        let members = current()
        return members.lock.withLock { members.protocolMethods[selector] ?? [] }.filter { $0.conforms(object) }
    }

    static func staticMethod(_ selector: String) -> SourceMethod? {
        let members = current()
        return members.lock.withLock { members.staticMethods[selector] }
    }

    /// Returns all selectors known for instances of the class. Used for hints.
    static func selectors(of type: AnyClass) -> Set<String> {
        var selectors: Set<String> = []
        let members = current()
        var next: AnyClass? = type
        while let type = next {
            if let table = members.table(of: type) { selectors.formUnion(table.methods.keys) }
            next = _getSuperclass(type)
        }
        return selectors
    }

    private func all<Member>(in type: AnyClass, _ members: (MemberTable) -> [Member]) -> [Member] {
        lock.withLock {
            sequence(first: type as AnyClass, next: _getSuperclass).flatMap { table(of: $0).map(members) ?? [] }
        }
    }

    private func first<Member>(
        in type: AnyClass, below base: AnyClass? = nil, _ member: (MemberTable) -> Member?
    ) -> Member? {
        lock.withLock {
            var next: AnyClass? = type
            while let type = next, type != base {
                if let found = table(of: type).flatMap(member) { return found }
                next = _getSuperclass(type)
            }
            return nil
        }
    }
}

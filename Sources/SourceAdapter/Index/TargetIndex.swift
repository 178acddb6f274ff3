import SwiftSyntax

/// What the target declares: every type with its members, whichever file or extension they stand in.
struct TargetIndex {
    /// By qualified name; types of functions are not among them.
    let types: [String: TypeRecord]
    let optionalRequirements: OptionalRequirements
    /// The names of all properties of all types.
    let propertyNames: Set<String>
    /// Does any file?
    let importsUIKit: Bool
    /// Aliases, functions and variables outside types.
    private let namesAtFileScope: Set<String>
    /// What other names of types, outside types, stand for.
    private let aliases: [String: String]
    /// What every declaration of a type and every extension adds to.
    private let typesByDeclaration: [SyntaxIdentifier: TypeRecord]
    private let classes: [TypeRecord]
    private var overridden = OverriddenMembers()

    init(_ files: [ParsedFile]) {
        let table = TypeTable()
        TypeCollector.collect(from: files, into: table)
        MemberCollector.collect(from: files, into: table)
        types = table.byName
        optionalRequirements = OptionalRequirements(types.values)
        propertyNames = Set(
            table.byDeclaration.values.flatMap(\.members).filter { $0.kind == .property }.map(\.baseName))
        importsUIKit = files.contains { $0.importedModules.contains("UIKit") }
        namesAtFileScope = Set(files.flatMap { FileScope.names(in: $0.tree.statements) })
        aliases = Self.aliases(in: files)
        for type in table.byDeclaration.values {
            type.inherited = type.inherited.map { [aliases] in aliases[$0] ?? $0 }
        }
        typesByDeclaration = table.byDeclaration
        classes = table.byDeclaration.compactMap { $0.value.declaration?.id == $0.key ? $0.value : nil }
            .filter { $0.kind == .class }.sorted {
                ($0.path ?? "", $0.qualifiedName) < ($1.path ?? "", $1.qualifiedName)
            }
        overridden = OverriddenMembers(
            classes, ancestry: ancestry, platformSuperclass: platformSuperclass)
    }

    /// Of two meanings, under different conditions, UIKit's is taken.
    private static func aliases(in files: [ParsedFile]) -> [String: String] {
        files.flatMap { FileScope.aliases(in: $0.tree.statements) }.reduce(into: [:]) { aliases, alias in
            if aliases[alias.name] == nil || PlatformClasses.isClass(alias.type) { aliases[alias.name] = alias.type }
        }
    }

    /// What `name` stands for, if it is another name of a type; else `name`.
    func unaliased(_ name: String) -> String { aliases[name] ?? name }

    /// Does `name`, outside types, mean a declaration of the target?
    func declares(_ name: String) -> Bool {
        namesAtFileScope.contains(name) || types[name].map { $0.kind != .external } == true
    }

    /// The innermost type whose declaration or extension holds `node`. A declaration does not hold itself.
    func enclosingType(of node: some SyntaxProtocol) -> TypeRecord? {
        var current = node.parent
        while let syntax = current {
            if let type = typesByDeclaration[syntax.id] { return type }
            current = syntax.parent
        }
        return nil
    }

    /// The type that a declaration or an extension is about.
    func type(of declaration: some SyntaxProtocol) -> TypeRecord? { typesByDeclaration[declaration.id] }

    /// What `name` (`Inner` or `Outer.Inner`) means inside `scope`: a type of the target, or nil.
    func type(named name: String, in scope: TypeRecord?) -> TypeRecord? {
        var current = scope
        while let type = current {
            if let found = types["\(type.qualifiedName).\(name)"] { return found }
            if type.name == name { return type }
            current = type.outer
        }
        return types[name]
    }

    /// The superclass, when the target declares it.
    func superclass(of type: TypeRecord) -> TypeRecord? {
        guard type.kind == .class, let first = type.inherited.first else { return nil }
        let found = self.type(named: TypeName.nominal(first), in: type.outer)
        return found?.kind == .class && found !== type ? found : nil
    }

    /// The class, its superclass and so on, as far as the target declares them.
    func ancestry(of type: TypeRecord) -> [TypeRecord] {
        var ancestry = [type]
        while let next = superclass(of: ancestry[ancestry.count - 1]), !ancestry.contains(where: { $0 === next }) {
            ancestry.append(next)
        }
        return ancestry
    }

    /// The first class above `type` that the target does not declare: `UIViewController`, say. Nil when there is none.
    /// A first inherited name that is no known class may be a protocol: of a class that has no superclass, or of a module
    /// that the adapter does not see.
    func platformSuperclass(of type: TypeRecord) -> String? {
        guard let root = ancestry(of: type).last else { return nil }
        if root.kind == .external { return PlatformClasses.isClass(root.name) ? root.name : nil }
        return root.inherited.first.map(TypeName.nominal).flatMap { PlatformClasses.isClass($0) ? $0 : nil }
    }

    /// Does the class inherit something that may be a class of another module?
    func hasForeignSuperclass(_ type: TypeRecord) -> Bool {
        guard let root = ancestry(of: type).last, root.kind == .class,
            let first = root.inherited.first.map(TypeName.nominal)
        else { return false }
        return !PlatformClasses.isClass(first) && !PlatformProtocols.isProtocol(first)
            && self.type(named: first, in: root.outer)?.kind != .protocol
    }

    /// Is it a class whose objects are NSObjects on Apple's systems?
    func isObjectiveCClass(_ type: TypeRecord) -> Bool {
        platformSuperclass(of: type) != nil
    }

    /// Does the type itself, a superclass of the target, or a protocol of the target that one of them names, name `protocolName`?
    func conforms(_ type: TypeRecord, to protocolName: String) -> Bool {
        conformances(of: type).contains(protocolName)
    }

    /// The names of all protocols and classes that `type` inherits, directly, by its superclasses in the target, or by
    /// protocols of the target.
    func conformances(of type: TypeRecord) -> Set<String> {
        var names: Set<String> = []
        var open = ancestry(of: type)
        while let next = open.popLast() {
            for written in next.inherited.flatMap(TypeName.parts) where names.insert(written).inserted {
                if let inner = self.type(named: written, in: next.outer), inner.kind == .protocol { open.append(inner) }
                names.formUnion(PlatformProtocols.inherited(by: written))
            }
        }
        return names
    }

    /// All classes of the target that inherit `type`, by file and name. O(classes).
    func subclasses(of type: TypeRecord) -> [TypeRecord] {
        classes.filter { $0 !== type && ancestry(of: $0).contains { $0 === type } }
    }

    /// Does a subclass in the target override it?
    func isOverridden(_ member: MemberRecord, of type: TypeRecord) -> Bool { overridden.contains(member, of: type) }

    /// Does a class in the target that inherits `platformClass` override it?
    func isOverridden(_ member: MemberRecord, ofPlatformClass platformClass: String) -> Bool {
        overridden.contains(member, below: platformClass)
    }

    /// The members called `baseName` of the type and its superclasses in the target, nearest first.
    func members(named baseName: String, of type: TypeRecord) -> [MemberRecord] {
        ancestry(of: type).flatMap { $0.members.filter { $0.baseName == baseName } }
    }
}

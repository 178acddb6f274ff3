internal import PlatformFacts
import SwiftSyntax

/// The declarations of the target: all types with their members, collected from all files and extensions.
struct TargetIndex {
    /// The types by qualified name, without types that are local to functions.
    let types: [String: TypeRecord]
    let optionalRequirements: OptionalRequirements
    /// The names of the methods that protocols of the target marked `@objc` require.
    let objectiveCRequirements: Set<String>
    /// The names of the properties of all types.
    let propertyNames: Set<String>
    /// The names of the cases of enums, and of the elements of tuples.
    let valueNames: Set<String>
    /// Whether a file of the target names `AttributedString`, so that its source is later than Swift 4.
    let usesAttributedString: Bool
    /// Whether any file of the target imports UIKit.
    let importsUIKit: Bool
    /// Whether any file of the target, or of a module that it imports and that is adapted like it, imports RealmSwift.
    let importsRealm: Bool
    /// Whether the target has tests that drive an application.
    let drivesInterface: Bool
    /// Whether tests or libraries for tests in the target keep attachments, which XCUIAutomation has.
    let keepsAttachments: Bool
    /// What the target has for Apple's systems alone.
    let forAppleSystems: AppleSystemDeclarations
    /// The names of the modules that the target imports and that are adapted like it.
    let modules: Set<String>
    /// Whether properties of Objective-C classes are exposed without an attribute, as in Swift 3.
    let infersObjectiveC: Bool
    /// The syntax trees of their files.
    private let importedFiles: Set<SyntaxIdentifier>
    /// The names of type aliases, functions and variables at file scope.
    private let namesAtFileScope: Set<String>
    /// The types that type aliases at file scope stand for, by alias.
    private let aliases: [String: String]
    /// The type that each declaration or extension contributes to.
    private let typesByDeclaration: [SyntaxIdentifier: TypeRecord]
    private let classes: [TypeRecord]
    private let standIns: InterfaceTestStandIns
    private var overridden = OverriddenMembers()

    /// - Parameters:
    ///   - own: the files of the target.
    ///   - imported: the files of modules that it imports and that are adapted like it.
    ///   - modules: the names of these modules.
    init(
        _ own: [ParsedFile], importing imported: [ParsedFile] = [], of modules: Set<String> = [],
        infersObjectiveC: Bool = false
    ) {
        self.modules = modules
        self.infersObjectiveC = infersObjectiveC
        importedFiles = Set(imported.map(\.tree.id))
        let files = own + imported
        let table = TypeTable()
        aliases = Self.aliases(in: files)
        TypeCollector.collect(from: files, into: table, aliases: aliases)
        MemberCollector.collect(from: files, into: table)
        valueNames = ValueNames.all(in: files)
        usesAttributedString = own.contains { $0.names("AttributedString") }
        types = table.byName
        optionalRequirements = OptionalRequirements(types.values)
        objectiveCRequirements = Set(
            types.values.filter { $0.kind == .protocol && $0.has("objc") }.flatMap(\.members)
                .filter { $0.kind == .method }.map(\.name))
        propertyNames = Set(
            table.byDeclaration.values.flatMap(\.members).filter { $0.kind == .property }.map(\.baseName))
        forAppleSystems = AppleSystemDeclarations(own)
        importsUIKit = own.contains { $0.importedModules.contains("UIKit") }
        importsRealm = files.contains { $0.importedModules.contains("RealmSwift") }
        drivesInterface = own.contains {
            $0.importedModules.contains("XCTest") && InterfaceTestNames.driveInterface(in: $0.tree)
        }
        let standIns = InterfaceTestStandIns(own)
        self.standIns = standIns
        let hasOwnAttachments =
            !standIns.contain("XCTAttachment") && types["XCTAttachment"].map { $0.kind != .external } == true
        keepsAttachments =
            !hasOwnAttachments
            && own.contains { $0.importedModules.contains("XCTest") && $0.names("XCTAttachment") }
        namesAtFileScope = Set(files.flatMap { FileScope.names(in: $0.tree.statements) })
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

    /// Collects the type aliases at file scope. If an alias has two meanings under different conditions, that of a
    /// platform class wins.
    private static func aliases(in files: [ParsedFile]) -> [String: String] {
        files.flatMap { FileScope.aliases(in: $0.tree.statements) }.reduce(into: [:]) { aliases, alias in
            if aliases[alias.name] == nil || PlatformClasses.isClass(alias.type) { aliases[alias.name] = alias.type }
        }
    }

    /// Returns the type that `name` stands for if it is a type alias, else `name`.
    func unaliased(_ name: String) -> String { aliases[name] ?? name }

    /// Returns the types of what the cases called `name` have, of all enums of the target, where that is one value.
    func payloads(ofCasesNamed name: String) -> [String] {
        types.values.compactMap { $0.declaration?.as(EnumDeclSyntax.self) }.flatMap { declaration in
            declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
                .filter { $0.name.text == name && $0.parameterClause?.parameters.count == 1 }
                .compactMap { $0.parameterClause?.parameters.first?.type.trimmedDescription }
        }
    }

    /// Returns whether `name` at file scope is declared in the target.
    func declares(_ name: String) -> Bool {
        !standIns.contain(name)
            && (namesAtFileScope.contains(name) || types[name].map { $0.kind != .external } == true)
    }

    /// Returns whether the target has no other declaration of a type of this name.
    func isOnlyDeclaration(_ declaration: any DeclGroupSyntax) -> Bool {
        guard let type = typesByDeclaration[declaration.id] else { return false }
        return typesByDeclaration.allSatisfy { id, other in
            id == declaration.id || other.declaration?.id != id || other.qualifiedName != type.qualifiedName
        }
    }

    /// Returns whether a module that the target imports declares the type, so that nothing can be added to its body.
    func isImported(_ type: TypeRecord) -> Bool {
        type.declaration.map { isImported(Syntax($0)) } ?? false
    }

    /// Returns whether a module that the target imports has the declaration.
    func isImported(_ declaration: Syntax) -> Bool { importedFiles.contains(declaration.root.id) }

    /// Returns the innermost type whose declaration or extension contains `node`. A declaration does not contain
    /// itself.
    func enclosingType(of node: some SyntaxProtocol) -> TypeRecord? {
        var current = node.parent
        while let syntax = current {
            if let type = typesByDeclaration[syntax.id] { return type }
            current = syntax.parent
        }
        return nil
    }

    /// Returns the type that a declaration declares or an extension extends.
    func type(of declaration: some SyntaxProtocol) -> TypeRecord? { typesByDeclaration[declaration.id] }

    /// Returns the type of the target that `name` (`Inner` or `Outer.Inner`) means inside `scope`. Nil if there is
    /// none.
    func type(named name: String, in scope: TypeRecord?) -> TypeRecord? {
        if let path = scope?.path, let own = types[TypeTable.key(name, in: path)] { return own }
        var current = scope
        while let type = current {
            if let found = types["\(type.qualifiedName).\(name)"] { return found }
            if type.name == name { return type }
            current = type.outer
        }
        return types[name]
    }

    /// Returns the superclass if the target declares it.
    func superclass(of type: TypeRecord) -> TypeRecord? {
        guard type.kind == .class, let first = type.inherited.first else { return nil }
        let name = TypeName.nominal(first)
        let own = type.path.flatMap { types[TypeTable.key(name, in: $0)] }
        let found = own ?? self.type(named: name, in: type.outer)
        return found?.kind == .class && found !== type ? found : nil
    }

    /// Returns the class and its superclasses, as far as the target declares them.
    func ancestry(of type: TypeRecord) -> [TypeRecord] {
        var ancestry = [type]
        while let next = superclass(of: ancestry[ancestry.count - 1]), !ancestry.contains(where: { $0 === next }) {
            ancestry.append(next)
        }
        return ancestry
    }

    /// Returns the first superclass of `type` that the target does not declare, such as `UIViewController`. Nil if
    /// there is none. A first inherited name that is not a known class may be a protocol of a class without superclass,
    /// or a type of a module that the adapter does not see.
    func platformSuperclass(of type: TypeRecord) -> String? {
        guard let root = ancestry(of: type).last else { return nil }
        if root.kind == .external { return PlatformClasses.isClass(root.name) ? root.name : nil }
        return root.inherited.first.map(TypeName.nominal).flatMap { PlatformClasses.isClass($0) ? $0 : nil }
    }

    /// Returns whether the class inherits a name that may be a class of another module.
    func hasForeignSuperclass(_ type: TypeRecord) -> Bool {
        guard let root = ancestry(of: type).last, root.kind == .class,
            let first = root.inherited.first.map(TypeName.nominal)
        else { return false }
        return !PlatformClasses.isClass(first) && !PlatformProtocols.isProtocol(first)
            && self.type(named: first, in: root.outer)?.kind != .protocol
    }

    /// Returns whether instances of the class are NSObjects on Apple's systems.
    func isObjectiveCClass(_ type: TypeRecord) -> Bool {
        platformSuperclass(of: type) != nil
    }

    /// Returns whether the class is one of those whose objects RealmSwift stores.
    func isStoredObject(_ type: TypeRecord) -> Bool {
        guard importsRealm, let root = ancestry(of: type).last else { return false }
        let name = root.kind == .external ? root.name : root.inherited.first.map(TypeName.nominal)
        return ["Object", "EmbeddedObject", "RealmSwift.Object", "RealmSwift.EmbeddedObject"].contains(name)
    }

    /// Returns whether the type conforms to `protocolName`, as far as the target shows: directly, through a superclass,
    /// or through a protocol of the target.
    func conforms(_ type: TypeRecord, to protocolName: String) -> Bool {
        conformances(of: type).contains(protocolName)
    }

    /// Returns the names of all protocols and classes that `type` inherits, directly, through its superclasses in the
    /// target, or through protocols of the target.
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

    /// Returns the class of UIKit or Foundation that all classes inherit that conform to a protocol: that of `UIView` in
    /// `protocol Shown: UIView` and `protocol Shown where Self: UIView`. Nil if there is none.
    func classOfProtocol(_ type: TypeRecord) -> String? {
        var open = [type]
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard next.kind == .protocol, seen.insert(next.qualifiedName).inserted else { continue }
            for name in (next.inherited + next.requirementsOnSelf).flatMap(TypeName.parts).map(unaliased) {
                let reference = TypeReference(name, in: next.outer, of: self)
                if let found = reference.platformClass(in: self) { return found }
                if let record = reference.record { open.append(record) }
            }
        }
        return nil
    }

    /// Returns the properties called `name` of all types of the target.
    func properties(named name: String) -> [MemberRecord] {
        guard propertyNames.contains(name) else { return [] }
        return types.values.flatMap(\.members).filter { $0.kind == .property && $0.baseName == name }
    }

    /// Returns all classes of the target that inherit `type`, sorted by file and name, in O(classes).
    func subclasses(of type: TypeRecord) -> [TypeRecord] {
        classes.filter { $0 !== type && ancestry(of: $0).contains { $0 === type } }
    }

    /// Returns whether a subclass in the target overrides `member`.
    func isOverridden(_ member: MemberRecord, of type: TypeRecord) -> Bool { overridden.contains(member, of: type) }

    /// Returns whether a class in the target that inherits `platformClass` overrides `member`.
    func isOverridden(_ member: MemberRecord, ofPlatformClass platformClass: String) -> Bool {
        overridden.contains(member, below: platformClass)
    }

    /// Returns the members called `baseName` of the type and its superclasses in the target, nearest class first.
    func members(named baseName: String, of type: TypeRecord) -> [MemberRecord] {
        ancestry(of: type).flatMap { $0.members.filter { $0.baseName == baseName } }
    }
}

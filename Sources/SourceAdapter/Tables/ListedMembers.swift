import SwiftSyntax

/// The table of a class that code at file scope cannot name: a generic class, one that is private to a type, a local one. The class lists its members itself, by a
/// protocol that UIKit looks for; the list stands in the class's body, where everything is in reach.
///
/// Three kinds of members have no row: those under `#if`, which a list in one line cannot have; those that only some specializations of a generic class have; and all of a
/// class whose superclass another module declares, which may conform to the protocol already.
struct ListedMembers {
    let rows: [TableRow]
    private let type: TypeRecord

    /// Nil when the class needs no list of its own.
    init?(of type: TypeRecord, in target: TargetIndex) {
        let choice = ExposedMembers(target: target)
        guard type.kind == .class, type.isLocal || type.isGeneric || !choice.reaches(type),
            !target.hasForeignSuperclass(type)
        else { return nil }
        let members = type.members.filter { choice.includes($0) && Self.isInReach($0, of: type) }
        rows = members.compactMap { MemberTable.row(of: $0, typeName: type.name, in: target) }
        guard !rows.isEmpty else { return nil }
        self.type = type
    }

    /// Whether a superclass lists its members too, so that the class has the protocol already.
    func isOverride(in target: TargetIndex) -> Bool {
        target.ancestry(of: type).dropFirst().contains { ListedMembers(of: $0, in: target) != nil }
    }

    func declaration(isOverride: Bool) -> String {
        let access = type.isPublic ? "public " : ""
        let rows = rows.map(\.text).joined(separator: "; ")
        return "@MainActor \(access)\(isOverride ? "override " : "")class func listMembers(in source: SourceMembers) "
            + "{ source.add(\(type.name).self) { members in \(rows) } }"
    }

    private static func isInReach(_ member: MemberRecord, of type: TypeRecord) -> Bool {
        if sequence(first: member.declaration, next: \.parent).contains(where: { $0.is(IfConfigClauseSyntax.self) }) {
            return false
        }
        guard let enclosing = member.enclosingExtension else { return true }
        let isOfAllSpecializations =
            enclosing.genericWhereClause == nil && !enclosing.extendedType.trimmedDescription.contains("<")
        let isInSameFile = type.declaration.map { $0.root.id == enclosing.root.id } ?? false
        return isOfAllSpecializations && (isInSameFile || !Exposure.isPrivate(member))
    }
}

extension TypeRecord {
    /// Seen by other modules, by its own modifier or by that of the extension around it.
    fileprivate var isPublic: Bool {
        if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
        let around = sequence(first: declaration.map { Syntax($0) }, next: { $0?.parent }).lazy
            .compactMap { $0?.as(ExtensionDeclSyntax.self) }.first
        return around.map { Modifiers.names($0.modifiers).contains("public") } ?? false
    }
}

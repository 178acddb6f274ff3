import SwiftSyntax

/// Makes `@objc dynamic` properties notify their observers of changes, which Apple's runtime does by itself.
struct ObservedProperties: Rewrite {
    func rewrite(_ node: VariableDeclSyntax, in file: FileAdaptation) {
        guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }),
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
            let type = file.enclosingType(of: node), file.target.isObjectiveCClass(type),
            let member = type.members.first(where: { $0.declaration.id == binding.id }),
            !member.isStatic, !member.modifiers.contains("override")
        else { return }
        file.require(import: "UIKit")
        let key = member.attribute("objc")?.argument ?? name
        let changes = Changes(key: key)
        guard let block = binding.accessorBlock else {
            file.edits.insert(" { \(changes.willSet) \(changes.didSet) }", after: binding)
            return
        }
        if case .accessors(let accessors) = block.accessors { changes.add(to: accessors, &file.edits) }
    }

    private struct Changes {
        let will: String
        let did: String

        init(key: String) {
            will = "willChangeValue(forKey: \"\(key)\")"
            did = "didChangeValue(forKey: \"\(key)\")"
        }

        var willSet: String { "willSet { \(will) }" }
        var didSet: String { "didSet { \(did) }" }

        func add(to accessors: AccessorDeclListSyntax, _ edits: inout EditList) {
            let find = { (keyword: Keyword) in accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) } }
            if let setter = find(.set) {
                edits.insert(" \(will); defer { \(did) };", afterBraceOf: setter)
            } else if find(.get) == nil, let first = accessors.first {
                // Key-value observers are notified after the property's own observers have run.
                let (willSet, didSet) = (find(.willSet), find(.didSet))
                if let willSet { edits.insert(" \(will);", afterBraceOf: willSet) }
                if let didSet { edits.insert(" defer { \(did) };", afterBraceOf: didSet) }
                if willSet == nil { edits.insert("\(self.willSet) ", before: first) }
                if didSet == nil { edits.insert("\(self.didSet) ", before: first) }
            }
        }
    }
}

extension EditList {
    fileprivate mutating func insert(_ text: String, afterBraceOf accessor: AccessorDeclSyntax) {
        if let brace = accessor.body?.leftBrace { insert(text, after: brace) }
    }
}

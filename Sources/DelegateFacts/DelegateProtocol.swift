/// A protocol with its facts and its declaration brought together: what the generated code is made from.
package struct DelegateProtocol: Sendable {
    package struct Method: Sendable {
        package var facts: MethodFacts
        package var declaration: MethodDeclaration
        package var generated: MethodFacts.Generated
    }

    package var facts: ProtocolFacts
    /// Those that generate code, in the order of the facts.
    package var methods: [Method]
    /// Every required method that the protocol declares, as the facts know it.
    package var required: [(facts: MethodFacts, declaration: MethodDeclaration)]

    package var name: String { facts.name }
    package var optionalMethods: [Method] { methods.filter(\.facts.isOptional) }

    /// The namespace of the protocol's methods: `TableViewDelegateMethods`.
    var namespace: String { (name.hasPrefix("UI") ? String(name.dropFirst(2)) : name) + "Methods" }

    /// - Throws: ``FactsError`` when a method that the protocol declares has no facts, or facts have no method.
    package init(_ facts: ProtocolFacts, _ declaration: ProtocolDeclaration) throws {
        self.facts = facts
        required = []
        var undescribed = declaration.methods
        var found: [Int: Method] = [:]
        let requirements = facts.methods.enumerated().filter { !$0.element.isProperty }
        // Those with a name first, because they say which one of several declarations they mean.
        for (line, method) in requirements where method.generated != nil {
            guard let index = undescribed.firstIndex(where: method.describes) else {
                throw FactsError("\(facts.name) declares no \(method.name), which the facts name")
            }
            let declared = undescribed.remove(at: index)
            guard method.type == declared.result else {
                throw FactsError("\(facts.name).\(method.name) returns \(declared.result), not \(method.type)")
            }
            found[line] = Method(facts: method, declaration: declared, generated: method.generated!)
        }
        for (_, method) in requirements where method.generated == nil {
            guard let index = undescribed.firstIndex(where: method.describes) else { continue }
            guard !method.isOptional else {
                throw FactsError("\(facts.name).\(method.name) is optional: its facts need a name after a bar")
            }
            required.append((method, undescribed.remove(at: index)))
        }
        methods = found.keys.sorted().map { found[$0]! }
        required += methods.filter { !$0.facts.isOptional }.map { ($0.facts, $0.declaration) }
        if let method = undescribed.first {
            throw FactsError("\(facts.name).\(method.name) has no facts")
        }
        for method in methods where method.generated.absentResult == nil && method.facts.type != "Void" {
            throw FactsError("\(facts.name).\(method.facts.name) has no result for objects that do not implement it")
        }
    }
}

extension MethodFacts {
    /// Whether these are the facts of a declared method.
    fileprivate func describes(_ declaration: MethodDeclaration) -> Bool {
        guard declaration.name == name else { return false }
        guard let type = generated?.parameterType else { return true }
        return declaration.parameters.contains { $0.type == type }
    }
}

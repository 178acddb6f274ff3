/// The optional requirements of the target's own protocols.
struct OptionalRequirements {
    private var methods: [String: [MemberRecord]] = [:]
    private var names: Set<String> = []
    private var baseNames: Set<String> = []

    init(_ types: some Sequence<TypeRecord>) {
        for type in types where type.kind == .protocol {
            for member in type.members where member.modifiers.contains("optional") {
                names.insert(member.name)
                baseNames.insert(member.baseName)
                if member.kind == .method { methods[member.baseName, default: []].append(member) }
            }
        }
    }

    /// Returns whether there is a requirement of this name: `hint(for:)`, or the name of a property.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Returns whether there is a requirement of this base name: `hint`.
    func containBaseName(_ name: String) -> Bool { baseNames.contains(name) }

    func methods(named baseName: String) -> [MemberRecord] { methods[baseName] ?? [] }
}

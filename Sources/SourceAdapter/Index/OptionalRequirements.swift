/// The members that the target's own protocols allow to be left out.
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

    /// `hint(for:)`, or the name of a property.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// `hint`.
    func containBaseName(_ name: String) -> Bool { baseNames.contains(name) }

    func methods(named baseName: String) -> [MemberRecord] { methods[baseName] ?? [] }
}

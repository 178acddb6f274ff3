/// A class to which `@objc(Name)` gives a name, by which programs and nibs find it.
struct NamedClass {
    let type: TypeRecord
    let name: String
    let conditions: [String]

    /// Returns the classes of a file that code at file scope can name.
    static func all(in file: FileAdaptation, of choice: some MemberChoice) -> [NamedClass] {
        let root = file.file.tree.id
        let types = file.target.types.values.filter { type in
            type.kind == .class && !type.isLocal && !type.isGeneric && type.declaration?.root.id == root
                && choice.reaches(type)
        }
        return types.sorted { $0.qualifiedName < $1.qualifiedName }.compactMap { type in
            let name = type.attributes.first { $0.name == "objc" }?.argument?.filter { !$0.isWhitespace }
            guard let name, let declaration = type.declaration else { return nil }
            return NamedClass(type: type, name: name, conditions: Conditions.around(declaration, in: file))
        }
    }
}

/// The descriptions of objects and collections.
enum ObjectText {
    private static let maximumDepth = 5

    static func description(of object: ObjectBase, depth: Int) -> String {
        let info = ObjectValues.info(of: object)
        if object.isInvalidated { return "[invalid object]" }
        guard depth < maximumDepth else { return "<Maximum depth exceeded>" }
        let lines = info.properties.filter { $0.type.shape != .linking }.map { property in
            "\t\(property.name) = \(text(of: object.value(forKey: property.name), depth: depth + 1));"
        }
        return (["\(info.name) {"] + lines + ["}"]).joined(separator: "\n")
    }

    static func text(of value: Any?, depth: Int) -> String {
        guard let value else { return "(null)" }
        let text =
            (value as? ObjectBase).map { description(of: $0, depth: depth) }
            ?? (value as? any DescribedCollection)?.text(depth: depth) ?? "\(value)"
        return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\t")
    }

    static func list(_ name: String, _ elements: [Any], depth: Int) -> String {
        guard depth < maximumDepth else { return "<Maximum depth exceeded>" }
        let shown = elements.prefix(100).enumerated().map { "\t[\($0)] \(text(of: $1, depth: depth + 1))" }
        let rest = elements.count > 100 ? ["\t... \(elements.count - 100) objects skipped."] : []
        return "\(name) (\n" + (shown + rest).joined(separator: ",\n") + "\n)"
    }
}

protocol DescribedCollection {
    func text(depth: Int) -> String
}

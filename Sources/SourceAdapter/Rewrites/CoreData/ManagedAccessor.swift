import SwiftSyntax

/// A method that Core Data adds to the class of an entity: `addToItems(_:)` and others of a relationship, and methods
/// that return or set the value of a property.
struct ManagedAccessor {
    /// The method of `NSManagedObject` that does it, with the labels of its arguments.
    private let method: String
    private let arguments: String
    /// The name in the method's own: `Items` in `addToItems(_:)`.
    private let writtenKey: String

    /// Returns nil for other methods. The names are those that Swift gives them, or those of Objective-C in `@objc(…)`
    /// and in source of Swift 2.
    init?(of function: FunctionDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let labels = parameters.map { $0.firstName.text }
        let written = AttributeRecord.all(in: function.attributes).first { $0.name == "objc" }?.argument
        let name = function.name.bareText
        let full = "\(name)(\(labels.map { "\($0):" }.joined()))"
        let found = Self.methods.lazy.compactMap { pattern, method -> (key: String, method: Method)? in
            guard names.count == method.labels.count else { return nil }
            return (pattern.key(in: written) ?? pattern.key(in: full)).map { ($0, method) }
        }.first
        if let found {
            method = found.method.name
            arguments = zip(found.method.labels, names).map { $0.isEmpty ? $1 : "\($0): \($1)" }.joined(separator: ", ")
            writtenKey = found.key
        } else if parameters.isEmpty, function.signature.returnClause != nil {
            (method, arguments, writtenKey) = ("managedValue", "", name)
        } else if let value = names.first, names.count == 1, labels == ["_"], name.hasPrefix("set"), name.count > 3 {
            (method, arguments, writtenKey) = ("setManagedValue", value, String(name.dropFirst(3)))
        } else {
            return nil
        }
    }

    /// Returns the call, such as `managedAdd(value, forKey: "items")`.
    func call(amongProperties properties: Set<String>) -> String {
        let lowercased = writtenKey.prefix(1).lowercased() + writtenKey.dropFirst()
        let key = properties.contains(writtenKey) && !properties.contains(lowercased) ? writtenKey : lowercased
        return "\(method)(\(arguments.isEmpty ? "" : "\(arguments), ")forKey: \"\(key)\")"
    }

    /// A name with a key in it, which `*` stands for.
    private struct Pattern {
        let prefix: String
        let suffix: String

        init(_ text: String) {
            let parts = text.split(separator: "*", omittingEmptySubsequences: false)
            (prefix, suffix) = (String(parts[0]), String(parts[1]))
        }

        func key(in name: String?) -> String? {
            guard let name, name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count
            else { return nil }
            let key = name.dropFirst(prefix.count).dropLast(suffix.count)
            return key.first?.isLowercase == true || key.contains(":") ? nil : String(key)
        }
    }

    private typealias Method = (name: String, labels: [String])

    private static let methods: [(pattern: Pattern, method: Method)] = [
        ("insertInto*(_:at:)", "managedInsert", ["", "at"]), ("removeFrom*(at:)", "managedRemove", ["at"]),
        ("replace*(at:with:)", "managedReplace", ["at", "with"]), ("addTo*(_:)", "managedAdd", [""]),
        ("removeFrom*(_:)", "managedRemove", [""]),
        ("insertObject:in*AtIndex:", "managedInsert", ["", "at"]),
        ("insert*:atIndexes:", "managedInsert", ["", "at"]),
        ("removeObjectFrom*AtIndex:", "managedRemove", ["at"]), ("remove*AtIndexes:", "managedRemove", ["at"]),
        ("replaceObjectIn*AtIndex:withObject:", "managedReplace", ["at", "with"]),
        ("add*Object:", "managedAdd", [""]), ("remove*Object:", "managedRemove", [""]),
        ("add*:", "managedAdd", [""]), ("remove*:", "managedRemove", [""]),
        ("add*Object(_:)", "managedAdd", [""]), ("remove*Object(_:)", "managedRemove", [""]),
        ("add*(_:)", "managedAdd", [""]), ("remove*(_:)", "managedRemove", [""]),
    ].map { (Pattern($0), ($1, $2)) }
}

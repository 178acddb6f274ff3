import Foundation

/// What the system knows of uniform type identifiers. A type that nobody has declared is data; one that begins with
/// "dyn." stands for the extension after it.
package enum TypeCatalog {
    private static let declared = Dictionary(uniqueKeysWithValues: DeclaredType.all.map { ($0.identifier, $0) })
    private static let byExtension = index(\.extensions)
    private static let byMediaType = index(\.mediaTypes)

    /// Returns the types that an identifier is a special case of, nearest ones only.
    static func parents(of identifier: String) -> [String] { declared[identifier]?.parents ?? ["public.data"] }

    static func isDeclared(_ identifier: String) -> Bool { declared[identifier] != nil }

    static func name(of identifier: String) -> String? { declared[identifier]?.name }

    static func extensions(of identifier: String) -> [String] {
        isDynamic(identifier) ? [String(identifier.dropFirst(4))] : declared[identifier]?.extensions ?? []
    }

    static func mediaTypes(of identifier: String) -> [String] { declared[identifier]?.mediaTypes ?? [] }

    static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix("dyn.") }

    /// Returns whether a type is another one, or a special case of it.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || parents(of: identifier).contains { conforms($0, to: other) }
    }

    /// Returns the type of an existing file, from its extension.
    package static func identifier(of file: URL) -> String {
        if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { return "public.folder" }
        return file.pathExtension.isEmpty ? "public.data" : identifier(ofExtension: file.pathExtension)
    }

    /// Returns the type of files with an extension; a dynamic one if none is declared.
    static func identifier(ofExtension name: String) -> String {
        byExtension[name.lowercased()] ?? "dyn.\(name.lowercased())"
    }

    /// Returns the declared type with a MIME type, whose parameters do not count.
    package static func identifier(ofMediaType name: String) -> String? {
        byMediaType[name.prefix { $0 != ";" }.lowercased()]
    }

    /// Returns the extension of new files of a type, or of what it is a special case of; nil for a type without one.
    package static func preferredExtension(of identifier: String) -> String? {
        nearest(identifier) { extensions(of: $0).first }
    }

    /// Returns the MIME type of a type; nil for a type without one.
    package static func mediaType(of identifier: String) -> String? { mediaTypes(of: identifier).first }

    /// Returns the first value in the order of distance from the type.
    private static func nearest(_ identifier: String, _ value: (String) -> String?) -> String? {
        var level = [identifier]
        while !level.isEmpty {
            if let found = level.lazy.compactMap(value).first { return found }
            level = level.flatMap(parents)
        }
        return nil
    }

    private static func index(_ names: (DeclaredType) -> [String]) -> [String: String] {
        var index: [String: String] = [:]
        for type in DeclaredType.all {
            for name in names(type) where index[name] == nil { index[name] = type.identifier }
        }
        return index
    }
}

import Foundation

/// A uniform type identifier: what data or a file contains.
///
/// The declared types are those of the constants. Types of applications can be named, and are data unless a type says
/// what else they conform to; Linux has no list of the types that programs export.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// What a type that is not declared conforms to: its parent, the parent of that if it is not declared either, and so
    /// on.
    private let ownParents: [String]

    /// Creates a declared type, or a dynamic one; nil for a name that no type has.
    public init?(_ identifier: String) {
        guard TypeCatalog.isDeclared(identifier) || TypeCatalog.isDynamic(identifier) else { return nil }
        self.init(known: identifier)
    }

    /// Creates the type of files with an extension, without its dot. An extension that no declared type has, or none
    /// that conforms to `supertype`, gives a dynamic type. Nil for an empty one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let found = TypeCatalog.identifier(ofExtension: filenameExtension)
        if TypeCatalog.conforms(found, to: supertype.identifier) {
            self.init(known: found)
        } else {
            self.init("dyn.\(filenameExtension.lowercased())", parent: supertype)
        }
    }

    /// Creates the type with a MIME type. Nil if no declared type has it, or none that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = TypeCatalog.identifier(ofMediaType: mimeType),
            TypeCatalog.conforms(found, to: supertype.identifier)
        else { return nil }
        self.init(known: found)
    }

    /// Creates a type that this application declares as its own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, parent: parentType)
    }

    /// Creates a type of another application.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, parent: parentType)
    }

    init(known identifier: String) { self.init(identifier, parent: nil) }

    private init(_ identifier: String, parent: UTType?) {
        self.init(identifier, parents: parent.map { [$0.identifier] + $0.ownParents } ?? [])
    }

    private init(_ identifier: String, parents: [String]) {
        self.identifier = identifier
        ownParents = TypeCatalog.isDeclared(identifier) ? [] : parents
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The extension of new files, without a dot; nil for a type of no files.
    public var preferredFilenameExtension: String? { TypeCatalog.extensions(of: identifier).first }

    public var preferredMIMEType: String? { TypeCatalog.mediaType(of: identifier) }

    /// A name for people, in English; nil for a type that is not declared.
    public var localizedDescription: String? { TypeCatalog.name(of: identifier) }

    /// Whether the type stands for an extension that no declared type has.
    public var isDynamic: Bool { TypeCatalog.isDynamic(identifier) }

    public var isDeclared: Bool { TypeCatalog.isDeclared(identifier) }

    /// Whether the identifier is one of those that belong to no company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one is a special case of.
    public var supertypes: Set<UTType> {
        let parents =
            ownParents.first.map { [UTType($0, parents: Array(ownParents.dropFirst()))] }
            ?? TypeCatalog.parents(of: identifier).map(UTType.init(known:))
        return parents.reduce(into: []) { result, parent in
            result.formUnion(parent.supertypes.union([parent]))
        }
    }

    /// Whether the type is `type`, or a special case of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is a special case of `type`.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Whether `type` is a special case of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

/// The identifier, as a single string.
extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

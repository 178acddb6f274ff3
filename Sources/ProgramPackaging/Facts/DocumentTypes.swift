import Foundation
import UniformTypeIdentifiers

/// The files and addresses that an application opens, as its `Info.plist` declares them.
public struct DocumentTypes: Sendable {
    /// A type that the application declares itself, which the desktop has to learn.
    struct Declaration: Hashable, Sendable {
        let mimeType: String
        let description: String
        let extensions: [String]
        /// The MIME type of what it is a special case of.
        let parent: String?
    }

    /// Types of documents and, as `x-scheme-handler/…`, of addresses, without repetitions, in the order of the file.
    public let mimeTypes: [String]
    let declarations: [Declaration]

    /// Types that are in too many files to say anything. No application is offered for all of these.
    private static let universal: Set<String> = [
        "public.item", "public.data", "public.content", "public.composite-content",
    ]

    init(_ properties: [String: Any]) {
        func entries(_ key: String) -> [[String: Any]] { properties[key] as? [[String: Any]] ?? [] }
        let own = (entries("UTExportedTypeDeclarations") + entries("UTImportedTypeDeclarations"))
            .compactMap(OwnType.init)
        let byIdentifier: [String: OwnType] = own.reduce(into: [:]) { types, type in
            if types[type.identifier] == nil { types[type.identifier] = type }
        }
        let documents = entries("CFBundleDocumentTypes").flatMap { entry -> [String] in
            let identifiers = entry["LSItemContentTypes"] as? [String] ?? []
            let named = entry["CFBundleTypeMIMETypes"] as? [String] ?? []
            let extensions = entry["CFBundleTypeExtensions"] as? [String] ?? []
            var types: [String] = []
            for identifier in identifiers {
                types += byIdentifier[identifier].map { [$0.mimeType] } ?? Self.mimeTypes(of: identifier)
            }
            return types + named + extensions.compactMap { UTType(filenameExtension: $0)?.preferredMIMEType }
        }
        let schemes = entries("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        var seen: Set<String> = []
        mimeTypes = (documents + schemes.map { "x-scheme-handler/" + $0.lowercased() })
            .filter { Self.isType($0) && seen.insert($0).inserted }
        // What the system knows by this name is not declared again.
        declarations = own.filter { !$0.extensions.isEmpty && $0.isNew && Self.isType($0.mimeType) }.map { type in
            Declaration(
                mimeType: type.mimeType, description: type.description, extensions: type.extensions,
                parent: type.parents.lazy.compactMap { byIdentifier[$0]?.mimeType ?? UTType($0)?.preferredMIMEType }
                    .first)
        }
    }

    /// Returns the MIME types of a type of the system: its own, or those of its best known special cases.
    private static func mimeTypes(of identifier: String) -> [String] {
        guard let type = UTType(identifier), !universal.contains(identifier) else { return [] }
        if let own = type.preferredMIMEType { return [own] }
        let known: [UTType] = [
            .png, .jpeg, .gif, .webP, .tiff, .bmp, .heic, .svg, .plainText, .html, .json, .xml, .mp3, .wav, .mpeg4Audio,
            .mpeg4Movie, .quickTimeMovie,
        ]
        return known.filter { $0.conforms(to: type) }.compactMap(\.preferredMIMEType)
    }

    private static func isType(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9.+_-]+/) != nil }
}

/// An entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
private struct OwnType {
    let identifier: String
    let mimeType: String
    let description: String
    let extensions: [String]
    let parents: [String]
    /// Whether the entry alone says what the MIME type is.
    let isNew: Bool

    init?(_ entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        func texts(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.identifier = identifier
        let named = texts(tags["public.mime-type"]).first ?? UTType(identifier)?.preferredMIMEType
        let characters = identifier.lowercased().map {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-"
        }
        mimeType = named ?? "application/x-" + String(characters)
        isNew = UTType(identifier) == nil && named.flatMap { UTType(mimeType: $0) } == nil
        description = entry["UTTypeDescription"] as? String ?? identifier
        extensions = texts(tags["public.filename-extension"])
            .map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.filter { !$0.isEmpty && !$0.contains("/") }
        parents = texts(entry["UTTypeConformsTo"])
    }
}

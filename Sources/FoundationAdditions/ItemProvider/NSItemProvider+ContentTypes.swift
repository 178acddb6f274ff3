import Foundation
import UniformTypeIdentifiers

// What the module UniformTypeIdentifiers adds on Apple's systems: types as values.
extension NSItemProvider {
    /// Creates a provider of a file's contents as it is.
    ///
    /// - Parameters:
    ///   - contentType: nil takes the type of the file's extension.
    ///   - openInPlace: whether the file itself may be opened, and not a copy.
    ///   - coordinated: not used: Linux has no coordination of files.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        registerFileRepresentation(
            for: contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data, visibility: visibility,
            openInPlace: openInPlace
        ) { handler in
            handler(fileURL, openInPlace, nil)
            return nil
        }
        suggestedName = fileURL.lastPathComponent
    }

    /// The types in the order of their registration.
    public var registeredContentTypes: [UTType] { Self.types(registeredTypeIdentifiers) }

    /// The types of which a file can be opened in its place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        Self.types(registeredTypeIdentifiers(fileOptions: .openInPlace))
    }

    /// Returns the registered types that are the given one or a special case of it, in the order of their registration.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers data of a type. The handler is called on a queue of its own when they are loaded; it calls its
    /// argument once, at once or later, and may return its progress.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a type. The handler calls its argument with the file's address and whether it may be opened
    /// in its place; otherwise the file is copied.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads data of the type or of a special case of it. The handler is called once, on a queue of its own.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file, in its place if it can be opened there and that is asked for. The handler gets its address and
    /// whether it is in its place. A copy is removed when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace, registeredContentTypesForOpenInPlace.contains(where: { $0.conforms(to: contentType) }) {
            return loadInPlaceFileRepresentation(forTypeIdentifier: contentType.identifier) {
                completionHandler($0, $1, $2)
            }
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }

    private static func types(_ identifiers: [String]) -> [UTType] { identifiers.map { UTType(importedAs: $0) } }
}

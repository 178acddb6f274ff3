import Foundation

/// A class whose objects an item provider can make of data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The best type first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Called on any thread.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be offered by an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The best type first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The types of this object; by default those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Called for classes that are registered without an object; the default is `.all`.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// The default is `.all`.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Called on any thread. Call the completion handler once.
    ///
    /// - Returns: the progress of the work, if it takes long.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}

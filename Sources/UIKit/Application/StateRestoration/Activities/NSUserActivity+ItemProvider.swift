import Foundation

/// An activity is offered to this program only (unverified), and is written when it is asked for. An expired or invalid
/// one cannot be loaded.
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
    private static let archiveType = "com.apple.uikit.useractivity"

    public static var readableTypeIdentifiersForItemProvider: [String] { [archiveType] }

    public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType] }

    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .ownProcess }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let object = list.flatMap(SavedActivity.activity) as? Self else {
            throw ItemProviderError.unavailable(typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let list = SavedActivity.propertyList(self)
        let data = list.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
        }
        completionHandler(data, data == nil ? ItemProviderError.unavailable(typeIdentifier) : nil)
        return nil
    }
}

import Foundation

// The classes that item providers read and write as archives, which only programs with Trestle can read.

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw ItemProviderError.unavailable(typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        ItemArchive.write(self, completionHandler)
    }
}

/// An attributed string is offered with its attributes and as plain text. Its other types in UIKit, RTF and HTML, are
/// neither written nor read.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    private static let archiveType = "org.trestle.attributed-string"

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [archiveType, "public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType, "public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text: NSAttributedString?
        if typeIdentifier == archiveType {
            text = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedText.self, from: data)?.text
        } else {
            let plain = try NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
            text = NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(plain))
        }
        guard let text, let object = text as? Self ?? NSMutableAttributedString(attributedString: text) as? Self else {
            throw ItemProviderError.unavailable(typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        if typeIdentifier == Self.archiveType { return ItemArchive.write(ArchivedText(self), completionHandler) }
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

private enum ItemArchive {
    /// Calls the handler with the archive of an object.
    static func write(_ object: NSObject, _ completionHandler: (Data?, (any Error)?) -> Void) -> Progress? {
        do {
            completionHandler(
                try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

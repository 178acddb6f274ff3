import Foundation

// The classes of Foundation and UIKit that item providers read and write as data that other programs know.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let encoding: String.Encoding = typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding), let object = NSString(string: text) as? Self else {
            throw ItemProviderError.unavailable(typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String._unconditionallyBridgeFromObjectiveC(self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url"] : ["public.url"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self)
        guard let object = NSURL(string: text) as? Self else { throw ItemProviderError.unavailable(typeIdentifier) }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = UIImage(data: data) as? Self else { throw ItemProviderError.unavailable(typeIdentifier) }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? ItemProviderError.unavailable(typeIdentifier) : nil)
        return nil
    }
}

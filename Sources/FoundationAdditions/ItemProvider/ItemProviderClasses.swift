import Foundation

// The classes of Foundation that item providers read and write as data that other programs know.

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

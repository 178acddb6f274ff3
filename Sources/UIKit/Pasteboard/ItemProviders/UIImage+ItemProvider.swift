import Foundation

/// An image is read and written as data that other programs know.
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

import Foundation

extension UIPasteboard {
    /// What ``setItems(_:options:)`` is told about the items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are removed. The raw value is unverified.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

        /// A `Bool`: whether the items stay on this device. They always do: no other device has the desktop's
        /// clipboard. The raw value is unverified.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}

extension UIPasteboard {
    /// Stands for the types of a value that is set: those of texts, URLs, images or colors.
    public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    /// The type identifiers of texts that pasteboards return as ``string``.
    public nonisolated class var typeListString: NSArray { PasteboardForm.text.types as NSArray }
    /// The type identifiers of values that pasteboards return as ``url``.
    public nonisolated class var typeListURL: NSArray { PasteboardForm.url.types as NSArray }
    /// The type identifiers of values that pasteboards return as ``image``.
    public nonisolated class var typeListImage: NSArray { PasteboardForm.image.types as NSArray }
    /// The type identifiers of values that pasteboards return as ``color``.
    public nonisolated class var typeListColor: NSArray { PasteboardForm.color.types as NSArray }

    /// Posted with the pasteboard that has been removed.
    public nonisolated class var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }
}

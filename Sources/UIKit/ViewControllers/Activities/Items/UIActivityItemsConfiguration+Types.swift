/// What is done with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value of the application.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sharing them.
    public static let share = Self("share")
    /// Copying them to the pasteboard.
    public static let copy = Self("copy")
}

/// Names what a configuration says about its items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value of the application.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A String.
    public static let title = Self("title")
    /// A String or an NSAttributedString.
    public static let messageBody = Self("messageBody")
    /// An object of the framework LinkPresentation, which there is not here.
    public static let linkPresentationMetadata = Self("linkPresentationMetadata")
}

/// What a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value of the application.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A picture in the size of the item.
    public static let fullSize = Self("fullSize")
    /// A small picture.
    public static let thumbnail = Self("thumbnail")
}

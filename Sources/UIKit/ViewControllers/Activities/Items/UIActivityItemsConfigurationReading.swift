import Foundation

/// Provides the items that a responder shares and copies. All members but the first are optional.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Returns whether the items can be shared, or copied; true if it is not implemented.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Returns what a key says about all items; nil if it is not implemented.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns what a key says about one item; nil if it is not implemented.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    /// Returns a picture of an item; nil if it is not implemented.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// The activities of the application; nil if it is not implemented.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        nil
    }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        nil
    }
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A view or a controller that has items to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items; nil for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

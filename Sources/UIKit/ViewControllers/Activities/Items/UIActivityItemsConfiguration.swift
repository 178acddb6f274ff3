import Foundation

/// The items that a responder shares and copies, with closures for what else there is to say about them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]

    /// Creates a configuration of objects.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Creates a configuration of items.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// A value of the application; nil by default.
    open var localObject: Any?
    /// What can be done with the items; sharing and copying by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// Returns what a key says about all items; nil by default.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns what a key says about an item; nil by default.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns a picture of an item; nil by default.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Returns the activities of the application; nil by default.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    // MARK: Reading

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        perItemMetadataProvider?(index, key)
    }

    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        previewProvider?(index, intent, suggestedSize)
    }

    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

import Foundation

/// - Linux: works
/// A list of songs or videos.
open class MPMediaItemCollection: MPMediaEntity {
    open internal(set) var items: [MPMediaItem]

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }

    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

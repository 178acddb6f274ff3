import Foundation

/// - Linux: no effect
/// Says what is played.
open class MPMusicPlayerQueueDescriptor: NSObject {
}

/// - Linux: no effect
/// Says which items are played.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open internal(set) var query: MPMediaQuery
    open internal(set) var itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?

    public init(query: MPMediaQuery) {
        self.query = query
        itemCollection = MPMediaItemCollection(items: query.items ?? [])
        super.init()
    }

    public init(itemCollection: MPMediaItemCollection) {
        query = MPMediaQuery()
        self.itemCollection = itemCollection
        super.init()
    }
}

/// - Linux: no effect
/// Says which items of a shop are played.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    open var storeIDs: [String]?
    open var startItemID: String?

    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
        super.init()
    }

    open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}

    open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}

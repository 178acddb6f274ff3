import CoreMedia
import Foundation

/// - Linux: works
/// A group of facts.
open class AVMetadataGroup: NSObject {
    open internal(set) var items: [AVMetadataItem] = []
    open var classifyingLabel: String? { nil }
    open var uniqueID: String? { nil }
}

/// - Linux: works
/// A group of facts about a part of a medium.
open class AVTimedMetadataGroup: AVMetadataGroup {
    open internal(set) var timeRange: CMTimeRange

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        self.timeRange = timeRange
        super.init()
        self.items = items
    }
}

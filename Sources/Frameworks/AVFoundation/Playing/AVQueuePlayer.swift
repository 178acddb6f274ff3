import CoreMedia
import Foundation

/// - Linux: refuses
/// Plays items one after another. Each fails when it is the first.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public override init() { super.init() }

    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: nil)
        if let item { insert(item, after: nil) }
    }

    public init(items: [AVPlayerItem]) {
        super.init(playerItem: nil)
        for item in items { insert(item, after: nil) }
    }

    open func items() -> [AVPlayerItem] { queue }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains(item) && (afterItem.map { queue.contains($0) } ?? true)
    }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.endIndex
        queue.insert(item, at: index)
        showFirst()
    }

    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        showFirst()
    }

    open func removeAllItems() {
        queue = []
        showFirst()
    }

    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        showFirst()
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item { queue.insert(item, at: 0) }
        showFirst()
    }

    private func showFirst() { super.replaceCurrentItem(with: queue.first) }
}

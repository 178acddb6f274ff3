import CoreMedia
import Foundation
import ObjectiveCRuntime

/// - Linux: refuses
/// Plays an item again and again. Soon after it was made, it has the status ``Status/failed``.
open class AVPlayerLooper: NSObject {
    private let template: AVPlayerItem
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        template = itemToLoop
        super.init()
        ObservedMembers.add(self)
        player.replaceCurrentItem(with: itemToLoop)
        callLater { [weak self] in self?.fail() }
    }

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    private func fail() {
        guard status == .unknown else { return }
        setStatus(.failed)
    }

    private func setStatus(_ status: Status) {
        willChangeValue(forKey: "status")
        error = status == .failed ? MediaRefusal.error : nil
        self.status = status
        didChangeValue(forKey: "status")
    }

    open func disableLooping() { if status != .failed { setStatus(.cancelled) } }

    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [template] }
}

extension AVPlayerLooper {
    /// - Linux: works
    /// Says whether a looper can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready = 1
        case failed = 2
        case cancelled = 3
    }
}

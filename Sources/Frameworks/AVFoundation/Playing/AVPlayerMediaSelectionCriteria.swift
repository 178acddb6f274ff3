import Foundation

/// - Linux: works
/// Says which alternatives a player prefers.
open class AVPlayerMediaSelectionCriteria: NSObject {
    open internal(set) var preferredLanguages: [String]?
    open internal(set) var preferredMediaCharacteristics: [AVMediaCharacteristic]?

    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
        super.init()
    }
}

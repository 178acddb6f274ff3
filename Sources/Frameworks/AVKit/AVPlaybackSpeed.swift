import Foundation

/// - Linux: works
/// A speed that a user can choose.
open class AVPlaybackSpeed: NSObject {
    open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
        [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
    }

    open internal(set) var rate: Float
    open internal(set) var localizedName: String
    open var localizedNumericName: String { "\(rate)×" }

    public init(rate: Float, localizedName: String) {
        self.rate = rate
        self.localizedName = localizedName
        super.init()
    }
}

import AVFoundation
import Foundation

/// - Linux: refuses
/// A part of a medium with something else in it. None is ever listed.
open class AVInterstitialTimeRange: NSObject {
    open var timeRange: CMTimeRange { .invalid }
}

import Foundation
import FrameworkAbsence

/// - Linux: no effect
///
/// A tone whose pitch follows a value. There is no sound.
open class AXLiveAudioGraph: NSObject {
    open class func start() {
        Absence.report("Accessibility", "AXLiveAudioGraph", "no tone is played")
    }

    /// - Parameter value: the pitch, 0 to 1.
    open class func updateValue(_ value: Double) {
        // There is no tone.
    }

    open class func stop() {
        // There is no tone.
    }
}

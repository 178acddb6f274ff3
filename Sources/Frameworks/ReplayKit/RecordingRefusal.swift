import Foundation
import FrameworkAbsence

/// Why the screen is not recorded.
enum RecordingRefusal {
    static var error: NSError {
        Absence.report("ReplayKit", "RPScreenRecorder", "the screen is not recorded")
        return NSError(
            domain: RPRecordingErrorDomain, code: RPRecordingErrorCode.disabled.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The screen cannot be recorded on Linux."])
    }
}

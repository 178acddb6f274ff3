import AVFAudio
import Foundation
import FrameworkAbsence

/// Decides what media can be played, read and written, which is nothing: Linux has no decoder of Apple's.
enum MediaRefusal {
    /// The error of every item, asset and file: there is no decoder.
    static var error: AVError {
        AVError(.decoderNotFound, userInfo: [NSLocalizedDescriptionKey: "The media cannot be opened on Linux."])
    }

    static func report(_ part: String, _ consequence: String) {
        Absence.report("AVFoundation", part, consequence)
    }
}

/// The numbers that tell photos apart.
enum PhotoNumbers {
    private static let lock = NSLock()
    // Sound: used under the lock only.
    nonisolated(unsafe) private static var last: Int64 = 0

    static func next() -> Int64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

import AudioToolbox
import Foundation
import FrameworkAbsence

/// Decides what can be played and recorded, which is nothing: Linux has no decoder of Apple's, and no microphone is
/// opened.
package enum AudioRefusal {
    /// The error for sound that cannot be played, in the domain of the framework's own errors.
    package static var unsupportedFile: NSError {
        report("AVAudioPlayer", "its initializer throws an error, and nothing is heard")
        return NSError(domain: NSOSStatusErrorDomain, code: Int(0x7479_703F as OSStatus))  // typ?
    }

    /// The error for a file that is to be read: that it is missing, or that its type is unknown.
    package static func error(reading url: URL) -> NSError {
        guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
            return NSError(domain: NSOSStatusErrorDomain, code: Int(0x7768_743F as OSStatus))  // wht?
        }
        return unsupportedFile
    }

    /// The error of nodes, components and devices.
    package static var error: NSError {
        NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(0x7768_6174 as OSStatus))  // what
    }

    package static func report(_ part: String, _ consequence: String) {
        Absence.report("AVFAudio", part, consequence)
    }
}

/// The domain of errors that are numbers of functions in C.
private let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// Calls an action later, on the main queue by default.
package func callLater(on queue: DispatchQueue = .main, _ action: @escaping () -> Void) {
    // Sound: passed to the queue and not used here any more.
    nonisolated(unsafe) let action = action
    queue.async { action() }
}

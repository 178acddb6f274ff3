import Foundation
import FrameworkAbsence

// Sound: the state is used under the lock only.
/// The sounds that a program has created and their completion functions.
final class SystemSounds: @unchecked Sendable {
    static let shared = SystemSounds()

    private typealias Completion = (
        routine: AudioServicesSystemSoundCompletionProc, clientData: UnsafeMutableRawPointer?
    )

    private let lock = NSLock()
    /// Numbers below this one are the sounds of the system.
    private var nextID: SystemSoundID = 0x0000_1001
    private var completions: [SystemSoundID: Completion] = [:]

    /// Returns nil if there is no such file.
    func create(_ url: URL) -> SystemSoundID? {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
        return lock.withLock {
            defer { nextID += 1 }
            return nextID
        }
    }

    func setCompletion(
        _ routine: AudioServicesSystemSoundCompletionProc?, _ clientData: UnsafeMutableRawPointer?,
        for sound: SystemSoundID
    ) {
        lock.withLock { completions[sound] = routine.map { ($0, clientData) } }
    }

    /// Plays nothing, then calls the completions on the main queue.
    func play(_ sound: SystemSoundID, completion: (() -> Void)?) {
        if sound == kSystemSoundID_Vibrate {
            Absence.report("AudioToolbox", "kSystemSoundID_Vibrate", "nothing vibrates")
        } else {
            Absence.report("AudioToolbox", "AudioServicesPlaySystemSound", "nothing is heard")
        }
        let routine = lock.withLock { completions[sound] }
        // Sound: passed to the main queue and not used here any more.
        nonisolated(unsafe) let calls = (routine, completion)
        DispatchQueue.main.async {
            calls.1?()
            calls.0.map { $0.routine(sound, $0.clientData) }
        }
    }
}

import Foundation

// Sound: the object has no state.
/// - Linux: refuses
/// The program's permission to record, as since iOS 17. The microphone is denied.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    private static let application = AVAudioApplication()

    open class var shared: AVAudioApplication { application }

    /// Returns ``recordPermission-swift.enum/denied``.
    open var recordPermission: recordPermission { .denied }

    open var isInputMuted: Bool { false }

    /// Calls the handler with false, on a background queue.
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        AudioRefusal.report("AVAudioSession.recordPermission", "the microphone is denied")
        callLater(on: .global()) { response(false) }
    }

    /// Returns false.
    open class func requestRecordPermission() async -> Bool { false }

    open func setInputMuted(_ muted: Bool) throws { throw AudioRefusal.error }
}

extension AVAudioApplication {
    /// - Linux: works
    /// Says whether the microphone may be used.
    public enum recordPermission: Int, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }
}

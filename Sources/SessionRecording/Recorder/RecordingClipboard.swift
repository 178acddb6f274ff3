internal import HostInterface

/// The clipboard of a program that is recorded, which notes what the program reads.
@MainActor
final class RecordingClipboard: HostClipboard {
    private let base: any HostClipboard
    private let recorder: SessionRecorder
    /// What was read or written last. The outer nil is for nothing.
    private var known: String??

    init(_ base: any HostClipboard, recorder: SessionRecorder) {
        self.base = base
        self.recorder = recorder
    }

    var text: String? {
        get {
            let text = base.text
            if known != .some(text) {
                known = .some(text)
                recorder.note(.clipboard(text.map { recorder.recorded($0) }))
            }
            return text
        }
        set {
            known = .some(newValue)
            base.text = newValue
        }
    }
}

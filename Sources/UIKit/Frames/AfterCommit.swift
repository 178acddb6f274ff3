/// Calls that are deferred until the current frame has been laid out: `viewDidAppear` is called after the first layout,
/// as in UIKit.
///
/// The frame loop runs them after each layout pass.
@MainActor
enum AfterCommit {
    private static var calls: [() -> Void] = []

    static var isEmpty: Bool { calls.isEmpty }

    static func perform(_ call: @escaping () -> Void) {
        calls.append(call)
        OffscreenFrame.request()
    }

    /// Performs the deferred calls. Calls added meanwhile are deferred to the next frame.
    static func run() {
        let due = calls
        calls = []
        for call in due { call() }
    }

    /// Discards the deferred calls when their application has ended.
    static func reset() {
        calls = []
    }
}

/// Calls that wait until the frame they belong to has been laid out: `viewDidAppear` comes after the first layout, as
/// in UIKit.
///
/// The frame loop runs them after each layout pass.
@MainActor
enum AfterCommit {
    private static var calls: [() -> Void] = []

    static var isEmpty: Bool { calls.isEmpty }

    static func perform(_ call: @escaping () -> Void) {
        calls.append(call)
        FrameClock.requestFrame()
    }

    /// Calls added while it runs wait for the next frame.
    static func run() {
        let due = calls
        calls = []
        for call in due { call() }
    }

    /// Drops what waits: the application it belonged to has ended.
    static func reset() {
        calls = []
    }
}

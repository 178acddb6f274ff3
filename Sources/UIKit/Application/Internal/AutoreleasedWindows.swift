/// Keeps windows until the end of the turn of the run loop in which they were shown or got a subview.
///
/// UIKit's own calls autorelease the windows that they handle, so that a window that only a local variable held is still
/// there for the rest of the turn. A turn ends with a frame, when the main queue runs its next block, and with the
/// application.
@MainActor
package enum AutoreleasedWindows {
    private static var windows: [UIWindow] = []

    static func keep(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        if windows.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { drain() } }
        }
        windows.append(window)
    }

    /// Ends the turn.
    package static func drain() {
        // A window that goes may show another one.
        let due = windows
        windows = []
        _ = due
    }
}

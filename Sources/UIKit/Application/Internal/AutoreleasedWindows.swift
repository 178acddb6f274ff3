/// Retains windows until the end of the run loop turn in which they were shown or got a subview.
///
/// UIKit autoreleases the windows that it handles, so that a window retained only by a local variable still exists for
/// the rest of the turn.
@MainActor
package enum AutoreleasedWindows {
    private static var windows: [UIWindow] = []

    static func keep(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        if windows.isEmpty { RunLoopTurn.atEnd { drain() } }
        windows.append(window)
    }

    /// Releases the windows.
    static func drain() {
        // Deallocating a window may show another one.
        let due = windows
        windows = []
        withExtendedLifetime(due) {}
    }
}

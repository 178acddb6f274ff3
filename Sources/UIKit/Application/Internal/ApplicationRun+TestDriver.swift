import Foundation
package import HostInterface

// For the test driver.
extension ApplicationRun {
    /// The quick actions of the application.
    package var quickActions: [UIApplicationShortcutItem] { lifeCycle.quickActions.all }

    /// Has the front scene perform a quick action.
    package func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        scenes.front?.lifeCycle.perform(item, completion: completion)
    }

    /// Whether delayed calls are pending, for example a long press or an indicator that fades. Endless ones, such as a
    /// blinking caret, do not count.
    package var awaitsCalls: Bool { DelayedCall.areAwaited }

    /// Changes settings of every screen.
    package func changeScreens(_ body: (inout ScreenSettings) -> Void) {
        for hosted in scenes.all { hosted.screen.change(body) }
    }

    /// Shakes the device for the key window.
    package func shake() {
        guard let window = application.keyWindow ?? screen?.shownWindows.last else { return }
        MotionEvent.shake(window, of: application, time: host.clock.now)
    }

    package func hostWindow(of scene: UIScene) -> (any HostWindow)? {
        scenes[scene]?.hostWindow
    }
}

import UIKit

extension TestApplication {
    /// What the controllers of the window want of the status bar and the home indicator, which windows of a desktop do
    /// not have.
    public struct SystemBarPreferences: Equatable, Sendable {
        /// Whether the status bar would be hidden.
        public var isStatusBarHidden: Bool
        /// The style that the status bar would have.
        public var statusBarStyle: UIStatusBarStyle
        /// Whether the home indicator would hide by itself.
        public var isHomeIndicatorHidden: Bool
        /// The edges at which the system's gestures would wait for a second swipe.
        public var deferredEdges: UIRectEdge
        /// The orientations that the controllers support.
        public var supportedOrientations: UIInterfaceOrientationMask
    }

    /// Asks the controllers of the window now.
    public var systemBars: SystemBarPreferences {
        let bars = SystemBars(of: window)
        return SystemBarPreferences(
            isStatusBarHidden: bars.isStatusBarHidden, statusBarStyle: bars.statusBarStyle,
            isHomeIndicatorHidden: bars.isHomeIndicatorHidden, deferredEdges: bars.deferredEdges,
            supportedOrientations: bars.orientations)
    }
}

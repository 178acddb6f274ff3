import UIKit

extension TestApplication {
    /// What the controllers of the window want of the status bar and the home indicator, which windows of a desktop do
    /// not have.
    public struct SystemBarPreferences: Equatable, Sendable {
        public var isStatusBarHidden: Bool
        public var statusBarStyle: UIStatusBarStyle
        public var isHomeIndicatorHidden: Bool
        public var deferredEdges: UIRectEdge
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

extension Trestle {
    /// What an application shows at a moment, and why: its views with what determines their frames, controllers, gestures,
    /// tables, animations and the work of rendering. A value, which keeps no object alive and does not change.
    ///
    /// It is made when it is asked for; nothing is kept up to date for it. Why recognizers failed and what the last update
    /// of a list was is noted in tests and while an inspector is connected only.
    public struct Inspection: Codable, Equatable, Sendable {
        /// The shown windows with their views, from back to front.
        public let windows: [View]
        /// The root controllers of these windows, with their children and what they present.
        public let controllers: [Controller]
        /// The recognizers that take part in a gesture, and those that failed in their last one.
        public let gestures: [Gesture]
        /// The tables of the windows.
        public let tables: [Table]
        /// The animations of all layers.
        public let animations: [Animation]
        /// What has been laid out and painted.
        public let rendering: Rendering
        /// The classes of the responders from the first one on; empty if there is none.
        public let responderChain: [String]
    }

    /// Looks at all windows that are shown. Layouts that are due are solved; client code may be called for it.
    @MainActor public static var inspection: Inspection { inspection(of: shownWindows) }

    /// The windows of all scenes that are shown, from back to front, without those of an inspector.
    @MainActor package static var shownWindows: [UIWindow] {
        let windows = ApplicationRun.current?.windowScenes.flatMap { $0.screen.shownWindows } ?? []
        return windows.filter { !($0 is any InspectorsWindow) }
    }

    /// Looks at some windows, as ``inspection`` does at all that are shown.
    @MainActor public static func inspection(of windows: [UIWindow]) -> Inspection {
        InspectionMaker(windows).inspection
    }
}

import Foundation

/// The middle button of a mouse, from the moment it goes down until it is released. Created by HostEventTranslator,
/// handled by ``AutomaticScrolling``; it reaches no view and no gesture recognizer.
@MainActor
final class MiddleButtonEvent: UIEvent {
    enum Phase { case began, moved, ended }

    private let window: UIWindow
    let phase: Phase
    /// The location in the window's coordinates.
    let location: CGPoint

    init(_ phase: Phase, window: UIWindow, location: CGPoint, time: TimeInterval) {
        self.phase = phase
        self.window = window
        self.location = location
        super.init(time: time)
        buttons = phase == .ended ? [] : .button(3)
    }

    override var type: EventType { .scroll }
    override var windows: [UIWindow] { [window] }
}

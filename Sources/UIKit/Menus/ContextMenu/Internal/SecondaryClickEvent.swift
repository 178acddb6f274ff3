import Foundation

/// A click with the secondary button of a pointer. Created by HostEventTranslator when the button goes down; it opens a
/// context menu, and reaches no view, and no gesture recognizer but taps that require the button.
@MainActor
final class SecondaryClickEvent: UIEvent {
    private let window: UIWindow
    /// The location in the window's coordinates.
    private let location: CGPoint

    init(window: UIWindow, location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags) {
        self.window = window
        self.location = location
        super.init(time: time, modifiers: modifiers)
        buttons = .secondary
    }

    override var windows: [UIWindow] { [window] }

    override var beginsPointing: Bool { true }

    /// Opens the menu of the innermost view under the pointer that has one. Closes a menu that is open instead.
    func perform() {
        if let menu = window.openMenu { return menu.close() }
        var next = window.hitTest(location, with: self)
        while let view = next {
            view.willOfferTouch()
            for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? []
            where tap.recognizeClick(self, at: location) {
                return
            }
            let point = view.convert(location, from: window)
            for case let interaction as UIContextMenuInteraction in view.interactions
            where interaction.open(at: point) {
                return
            }
            next = view.superview
        }
    }
}

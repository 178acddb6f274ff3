import Foundation
internal import HostInterface

/// What the pointer of a mouse hovers over in one window: hover recognisers and pointer interactions.
///
/// Each window's TouchDispatcher owns one. While a button is down the pointer is a touch, and hovering stands still.
@MainActor
final class PointerHover {
    private unowned let window: UIWindow
    /// Innermost view first.
    private var recognizers: [UIHoverGestureRecognizer] = []
    private var entered: EnteredRegion?
    private var latest: HoverEvent?
    private var cursor = HostCursor.arrow

    init(window: UIWindow) {
        self.window = window
    }

    func move(_ event: HoverEvent) {
        latest = event
        let hit = event.window === window ? window.hitTest(event.location, with: event) : nil
        let views = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        updateRecognizers(in: views, event)
        updateRegion(in: views, event)
    }

    /// Asks the interactions again, with the pointer where it is.
    func invalidate() {
        if let latest { move(latest) }
    }

    private func updateRecognizers(in views: [UIView], _ event: HoverEvent) {
        let found = views.flatMap { $0.gestureRecognizers ?? [] }
            .compactMap { $0 as? UIHoverGestureRecognizer }
            .filter { $0.receives(event) }
        let former = recognizers
        recognizers = found
        for recognizer in former where !found.contains(where: { $0 === recognizer }) {
            recognizer.hover(event, at: nil)
        }
        for recognizer in found { recognizer.hover(event, at: event.location) }
    }

    private func updateRegion(in views: [UIView], _ event: HoverEvent) {
        let now = views.lazy.compactMap { EnteredRegion(under: event, in: $0) }.first
        if let entered, let now, entered.isSame(as: now) {
            self.entered = now
        } else {
            entered?.exit()
            entered = now
            now?.enter()
        }
        show(entered?.style()?.cursor ?? .arrow)
    }

    /// The pointer is the host's: touched only when it has to look different.
    private func show(_ newCursor: HostCursor) {
        guard newCursor != cursor else { return }
        cursor = newCursor
        UIApplication.current?.run?.host.cursor = newCursor
    }
}

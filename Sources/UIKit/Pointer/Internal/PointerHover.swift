import Foundation
internal import HostInterface

/// Updates the hover recognizers and pointer interactions under the mouse pointer in one window.
///
/// Each window's TouchDispatcher owns one. While a button is down the pointer is a touch and does not hover.
@MainActor
final class PointerHover {
    private unowned let window: UIWindow
    /// The recognizers under the pointer, those of the innermost view first.
    private var recognizers: [UIHoverGestureRecognizer] = []
    private var entered: EnteredRegion?
    private var latest: HoverEvent?
    private var indicators = IndicatorHover()
    private weak var hoveredButton: (any PointerHighlighting)?
    private lazy var toolTips = ToolTips(window: window)
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
        indicators.move(event, over: views)
        updateButton(in: views)
        toolTips.move(to: event.window === window ? event.location : nil)
    }

    /// Hides the tool tip. Called for every other event.
    func interrupt() { toolTips.hide() }

    /// Asks the interactions again at the current location of the pointer.
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

    private func updateButton(in views: [UIView]) {
        let button = views.lazy.compactMap { $0 as? any PointerHighlighting }.first
        guard button !== hoveredButton else { return }
        hoveredButton?.isHovered = false
        hoveredButton = button
        button?.isHovered = true
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

    /// Sets the host's pointer, but only if it changes.
    private func show(_ newCursor: HostCursor) {
        guard newCursor != cursor else { return }
        cursor = newCursor
        UIApplication.current?.run?.host.cursor = newCursor
    }
}

/// A button, which shows that the pointer is over it.
@MainActor
protocol PointerHighlighting: UIView {
    var isHovered: Bool { get set }
}

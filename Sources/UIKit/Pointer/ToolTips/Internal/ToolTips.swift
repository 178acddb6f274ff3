import Foundation

/// Shows the tool tip of what the pointer rests on in one window. PointerHover owns it.
@MainActor
final class ToolTips {
    private unowned let window: UIWindow
    private var location = CGPoint.zero
    private var source: ToolTipSource?
    private var view: ToolTipView?
    /// Shows the tool tip, or hides it after some time.
    private var next: DelayedCall?

    private let metrics = SystemMetrics.current.toolTips

    init(window: UIWindow) {
        self.window = window
    }

    /// The pointer is at a location of the window; nil outside of it.
    func move(to location: CGPoint?) {
        guard let location else { return hide() }
        self.location = location
        if let source, source.contains(location, in: window) { return }
        hide()
        next = DelayedCall(after: metrics.delay) { [weak self] in self?.show() }
    }

    /// Hides the tool tip until the pointer moves.
    func hide() {
        next?.cancel()
        next = nil
        source = nil
        guard let view else { return }
        self.view = nil
        UIView.animate(withDuration: metrics.fadeDuration) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    private func show() {
        next = nil
        let asked = location
        // The delegate that is asked may show another window or end this one.
        guard let found = ToolTipSource(in: window, at: asked), next == nil, view == nil, !window.isHidden else {
            return
        }
        source = found
        let view = ToolTipView(text: found.text)
        self.view = view
        window.addSubview(view)
        view.place(at: asked, in: window)
        // Endless, so that nothing waits for the end of a tool tip.
        next = DelayedCall(after: metrics.duration, isEndless: true) { [weak self] in self?.expire() }
    }

    /// Hides the tool tip. The source stays, so that it is not shown again before the pointer has left it.
    private func expire() {
        let shown = source
        hide()
        source = shown
    }
}

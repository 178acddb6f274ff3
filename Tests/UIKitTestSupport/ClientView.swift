import Testing

@testable import UIKit

/// A view whose callbacks run what a test puts in.
@MainActor
final class ClientView: UIView {
    enum Callback: String, CaseIterable, CustomTestStringConvertible {
        case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
        case didAddSubview, willRemoveSubview
        case layoutSubviews, traitCollectionDidChange, tintColorDidChange
        case safeAreaInsetsDidChange, layoutMarginsDidChange

        var testDescription: String { rawValue }
    }

    /// Runs in every callback of the view.
    var on: ((ClientView, Callback) -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) { on?(self, .willMoveToSuperview) }
    override func didMoveToSuperview() { on?(self, .didMoveToSuperview) }
    override func willMove(toWindow newWindow: UIWindow?) { on?(self, .willMoveToWindow) }
    override func didMoveToWindow() { on?(self, .didMoveToWindow) }
    override func didAddSubview(_ subview: UIView) { on?(self, .didAddSubview) }
    override func willRemoveSubview(_ subview: UIView) { on?(self, .willRemoveSubview) }
    override func layoutSubviews() {
        super.layoutSubviews()
        on?(self, .layoutSubviews)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        on?(self, .traitCollectionDidChange)
    }
    override func tintColorDidChange() { on?(self, .tintColorDidChange) }
    override func safeAreaInsetsDidChange() { on?(self, .safeAreaInsetsDidChange) }
    override func layoutMarginsDidChange() { on?(self, .layoutMarginsDidChange) }
}

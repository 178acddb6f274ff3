import UIKit

/// The animation with which a panel appears or disappears.
@MainActor
struct PanelZoom {
    private let isAppearing: Bool
    /// The scale from which the panel appears, or to which it disappears.
    private let scale: CGFloat

    init(_ type: MBProgressHUDAnimation, isAppearing: Bool) {
        self.isAppearing = isAppearing
        let (small, large) = (0.5, 1.5)
        scale =
            switch type {
            case .fade: 1
            case .zoom: small
            case .zoomIn: isAppearing ? small : large
            case .zoomOut: isAppearing ? large : small
            }
    }

    func run(_ panel: UIView, _ background: UIView, completion: @escaping () -> Void) {
        let scaled = CGAffineTransform(scaleX: scale, y: scale)
        // A panel that is still disappearing grows from where it is.
        if isAppearing, panel.alpha == 0 { panel.transform = scaled }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState
        ) {
            if isAppearing {
                panel.transform = .identity
            } else if scale != 1 {
                panel.transform = scaled
            }
            panel.alpha = isAppearing ? 1 : 0
            background.alpha = isAppearing ? 1 : 0
        } completion: { _ in
            completion()
        }
    }
}

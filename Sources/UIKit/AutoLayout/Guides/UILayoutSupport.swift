/// A strip at the upper or lower edge of a controller's view that bars cover. Superseded by the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the strip, in points.
    var length: CGFloat { get }
    /// The upper edge of the strip.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the strip.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the strip, which is ``length``.
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip above or below the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    init(isTop: Bool, of view: UIView) {
        self.isTop = isTop
        super.init(
            identifier: isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom",
            .insets { view in
                let size = view.bounds.size
                return isTop
                    ? UIEdgeInsets(top: 0, left: 0, bottom: size.height - view.safeAreaInsets.top, right: 0)
                    : UIEdgeInsets(top: size.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
            }, of: view)
    }

    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }
}

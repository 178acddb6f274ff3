import Foundation

/// The card in the middle of a window that shows an item enlarged. Its sizes are unverified.
@MainActor
final class LargeContentCard: UIView {
    private static let imageSide: CGFloat = 90
    private static let padding: CGFloat = 20
    private static let width: CGFloat = 270

    init(_ item: any UILargeContentViewerItem) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ground)
        layer.cornerRadius = Self.padding
        clipsToBounds = true
        var y = Self.padding
        if let image = item.largeContentImage {
            let view = UIImageView(image: image)
            view.tintColor = .label
            let scale = item.scalesLargeContentImage ? Self.imageSide / max(image.size.width, image.size.height, 1) : 1
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            let frame = CGRect(x: (Self.width - size.width) / 2, y: y, width: size.width, height: size.height)
            view.frame = frame.inset(by: item.largeContentImageInsets)
            addSubview(view)
            y += size.height + Self.padding / 2
        }
        if let title = item.largeContentTitle, !title.isEmpty {
            let label = UILabel()
            label.text = title
            label.numberOfLines = 0
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .body)
            let room = Self.width - 2 * Self.padding
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.padding, y: y, width: room, height: height)
            addSubview(label)
            y += height
        }
        bounds.size = CGSize(width: Self.width, height: y + Self.padding)
        ground.frame = bounds
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static let fadeDuration = 0.2  // unverified

    func show(in window: UIWindow) {
        center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        window.addSubview(self)
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(withDuration: Self.fadeDuration) { self.alpha = 1 }
    }

    func hide() {
        UIView.animate(withDuration: Self.fadeDuration) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}

extension UIView {
    /// Gives a bar the interaction that shows its buttons enlarged, when it is first touched at an accessibility text
    /// size.
    func offerLargeContent() {
        guard UILargeContentViewerInteraction.isEnabled,
            !interactions.contains(where: { $0 is UILargeContentViewerInteraction })
        else { return }
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }
}

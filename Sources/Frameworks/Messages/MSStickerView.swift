import UIKit

/// - Linux: works
///
/// Shows a sticker. It cannot be dragged onto a message.
@preconcurrency @MainActor
open class MSStickerView: UIView {
    private let imageView = UIImageView()

    public init(frame: CGRect, sticker: MSSticker?) {
        self.sticker = sticker
        super.init(frame: frame)
        addImageView()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addImageView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addImageView()
    }

    open var sticker: MSSticker? { didSet { showSticker() } }

    open var animationDuration: TimeInterval { imageView.image?.duration ?? 0 }

    open func startAnimating() { imageView.startAnimating() }

    open func stopAnimating() { imageView.stopAnimating() }

    open func isAnimating() -> Bool { imageView.isAnimating }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageView.image?.size ?? .zero }

    private func addImageView() {
        imageView.contentMode = .scaleAspectFit
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
        showSticker()
    }

    private func showSticker() {
        imageView.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
        accessibilityLabel = sticker?.localizedDescription
    }
}

import UIKit

/// Shows an image that fits, which the user can zoom.
@MainActor
final class ImagePreview: UIScrollView, UIScrollViewDelegate {
    private let imageView: UIImageView
    private var knownSize: CGSize?

    init(_ image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
    }

    /// Fits the image into a view that has got another size.
    private func fit() {
        guard bounds.size != knownSize, let size = imageView.image?.size, size.width > 0, size.height > 0 else {
            return
        }
        knownSize = bounds.size
        let scale = min(bounds.width / size.width, bounds.height / size.height, 1)
        minimumZoomScale = scale
        maximumZoomScale = max(4, 4 * scale)
        zoomScale = scale
        contentSize = imageView.frame.size
        center()
        contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
    }

    private func center() {
        let (across, down) = (bounds.width - contentSize.width, bounds.height - contentSize.height)
        contentInset = UIEdgeInsets(top: max(0, down / 2), left: max(0, across / 2), bottom: 0, right: 0)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}

import Foundation

/// Lets the user move and zoom a picture in a square, of which the part inside is taken.
@MainActor
final class ImageCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let scrollView = UIScrollView()
    private let imageView: UIImageView
    private let frameView = UIView()
    /// Called with the part of the picture, in its points.
    var onChoose: (CGRect) -> Void = { _ in }

    init(_ image: UIImage) {
        self.image = image
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = SystemText.moveAndScale.string
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: SystemText.choose.string, primaryAction: UIAction { [weak self] _ in self?.choose() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.addSubview(imageView)
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderWidth = 1
        frameView.layer.borderColor = UIColor.white.cgColor
        view.addSubview(scrollView)
        view.addSubview(frameView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let free = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(free.width, free.height)
        let square = CGRect(x: free.midX - side / 2, y: free.midY - side / 2, width: side, height: side)
        guard side > 0, image.size.width > 0, frameView.frame != square else { return }
        scrollView.frame = view.bounds
        frameView.frame = square
        scrollView.contentInset = UIEdgeInsets(
            top: square.minY, left: square.minX, bottom: view.bounds.maxY - square.maxY,
            right: view.bounds.maxX - square.maxX)
        let least = side / min(image.size.width, image.size.height)
        scrollView.minimumZoomScale = least
        scrollView.maximumZoomScale = least * 4
        scrollView.zoomScale = least
        scrollView.contentOffset = CGPoint(
            x: (scrollView.contentSize.width - side) / 2 - square.minX,
            y: (scrollView.contentSize.height - side) / 2 - square.minY)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    private func choose() {
        let part = view.convert(frameView.frame, to: imageView)
        onChoose(image.wholePixels(of: part))
    }
}

extension UIImage {
    /// Returns a rectangle of the image's points, moved and rounded to whole pixels that are inside the image. A square
    /// stays one unless it is larger than the image.
    func wholePixels(of part: CGRect) -> CGRect {
        func side(_ start: CGFloat, _ length: CGFloat, _ limit: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let limit = (limit * scale).rounded()
            let length = min(max((length * scale).rounded(), 1), limit)
            return (min(max((start * scale).rounded(), 0), limit - length) / scale, length / scale)
        }
        let (x, y) = (side(part.minX, part.width, size.width), side(part.minY, part.height, size.height))
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The part of the image in a rectangle of its points.
    func cropped(to part: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
    }
}

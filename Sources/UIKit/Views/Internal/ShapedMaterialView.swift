import Foundation

/// A material in the shape of a path: a card or a bar with an arrow. It takes no touches.
final class ShapedMaterialView: MaterialView {
    private let shape = CAShapeLayer()

    init(_ style: UIBlurEffect.Style) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.mask = shape
        effect = UIBlurEffect(style: style)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// In the coordinates of this view.
    var path: CGPath? {
        get { shape.path }
        set { shape.path = newValue }
    }
}

/// The rounded area in which a context menu shows the preview of a controller.
///
/// What the menu does to the preview it does to the plate: an application that shows the controller as a screen when its
/// preview is tapped gets a view that is as the controller has made it.
@MainActor
final class PreviewPlate: UIView {
    private let content: UIView

    init(showing content: UIView, cornerRadius: CGFloat) {
        self.content = content
        super.init(frame: .zero)
        layer.cornerRadius = cornerRadius
        clipsToBounds = true
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.frame = bounds }
    }
}

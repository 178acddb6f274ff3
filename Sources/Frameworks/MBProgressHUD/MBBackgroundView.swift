import UIKit

/// The background of a HUD, or of its panel.
/// - Linux: works
@preconcurrency @MainActor
open class MBBackgroundView: UIView {
    /// What the view shows. The default is `.blur`.
    open var style = MBProgressHUDBackgroundStyle.blur {
        didSet { if style != oldValue { showStyle() } }
    }

    /// The blur of the style `.blur`. The default is `.systemThickMaterial`.
    open var blurEffectStyle = UIBlurEffect.Style.systemThickMaterial {
        didSet { if blurEffectStyle != oldValue { showStyle() } }
    }

    /// The color of the view, or of the layer over its blur. The default is nil.
    open var color: UIColor? {
        didSet { if color != oldValue { backgroundColor = color } }
    }

    private var blur: UIVisualEffectView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open override var intrinsicContentSize: CGSize { .zero }

    private func prepare() {
        clipsToBounds = true
        showStyle()
    }

    private func showStyle() {
        blur?.removeFromSuperview()
        blur = nil
        backgroundColor = color
        guard style == .blur else { return }
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
        blur.frame = bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(blur, at: 0)
        layer.allowsGroupOpacity = false
        self.blur = blur
    }
}

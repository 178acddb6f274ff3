import UIKit

/// The panel of a HUD: a blur with round corners, contents in it, and a shadow around it.
final class Panel: UIView {
    let contentView = UIView()

    var cornerRadius: CGFloat = 10 {
        didSet { showCorners() }
    }

    var shadow: JGProgressHUDShadow? {
        didSet {
            shadowView.shadow = shadow
            placeShadow()
        }
    }

    private let shadowView = PanelShadowView()
    private let blur = UIVisualEffectView(effect: nil)
    private let vibrancy = UIVisualEffectView(effect: nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    func show(_ style: JGProgressHUDStyle, isVibrant: Bool) {
        let effect = UIBlurEffect(style: style.blur)
        blur.effect = effect
        vibrancy.effect = isVibrant ? UIVibrancyEffect(blurEffect: effect) : nil
    }

    private func prepare() {
        shadowView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shadowView)
        blur.clipsToBounds = true
        for (view, parent) in [(blur, self), (vibrancy, blur.contentView)] {
            view.frame = parent.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.addSubview(view)
        }
        vibrancy.contentView.addSubview(contentView)
        showCorners()
    }

    private func showCorners() {
        blur.layer.cornerRadius = cornerRadius
        shadowView.cornerRadius = cornerRadius
    }

    private func placeShadow() {
        let distance = -shadowView.distance
        shadowView.frame = bounds.insetBy(dx: distance, dy: distance)
    }
}

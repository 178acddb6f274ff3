import UIKit

/// A frame that a finger moves over the table below it.
final class Loupe: UIView {
    /// Called whenever the frame has been moved.
    var onMove: () -> Void = {}

    init() {
        super.init(frame: CGRect(x: 60, y: 0, width: 200, height: 96))
        backgroundColor = UIColor.systemYellow.withAlphaComponent(0.16)
        layer.cornerRadius = 10
        layer.borderWidth = 2
        accessibilityIdentifier = "loupe"
        let cross = UIImageView(image: UIImage(systemName: "plus"))
        cross.tintColor = .systemOrange
        cross.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(cross)
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private func updateColors() {
        layer.borderColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        let (old, new) = (touch.previousLocation(in: superview), touch.location(in: superview))
        center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
        onMove()
    }
}

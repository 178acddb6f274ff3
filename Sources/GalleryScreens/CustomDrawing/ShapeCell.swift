import UIKit

/// Three shape layers. A tap draws their lines again and makes the shapes jump one after the other.
final class ShapeCell: CardCell {
    private let shapes = [
        ShapeView(.star, .systemYellow), ShapeView(.heart, .systemPink), ShapeView(.wave, .systemTeal),
    ]

    override init() {
        super.init()
        for shape in shapes { contentView.addSubview(shape) }
        isAccessibilityElement = true
        accessibilityLabel = "A star, a heart and a wave"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = contentRect
        let side = rect.height
        for (index, shape) in shapes.enumerated() {
            let x = rect.minX + (rect.width - side) * CGFloat(index) / CGFloat(shapes.count - 1)
            place(shape, at: CGRect(x: x, y: rect.minY, width: side, height: side))
        }
    }

    override func play() {
        for (index, shape) in shapes.enumerated() {
            shape.drawAnew()
            UIView.animateKeyframes(
                withDuration: 0.8, delay: 0.12 * Double(index), options: .calculationModeCubic,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) {
                        shape.transform = CGAffineTransform(translationX: 0, y: -10).scaledBy(x: 1.12, y: 1.12)
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.35) {
                        shape.transform = CGAffineTransform(translationX: 0, y: 3).scaledBy(x: 0.96, y: 0.96)
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) {
                        shape.transform = .identity
                    }
                }, completion: nil)
        }
    }
}

/// A view whose layer is a shape.
final class ShapeView: UIView {
    enum Figure { case star, heart, wave }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    private let figure: Figure
    private let color: UIColor

    init(_ figure: Figure, _ color: UIColor) {
        self.figure = figure
        self.color = color
        super.init(frame: .zero)
        shape?.lineWidth = 5
        shape?.lineJoin = .round
        shape?.lineCap = .round
        updateColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    private func updateColors() {
        let color = color.resolvedColor(with: traitCollection)
        shape?.strokeColor = color.cgColor
        shape?.fillColor = figure == .wave ? nil : color.withAlphaComponent(0.25).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape?.path = path(in: bounds.insetBy(dx: 6, dy: 6)).cgPath
    }

    func drawAnew() {
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 0.9
        draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(draw, forKey: "draw")
    }

    private func path(in rect: CGRect) -> UIBezierPath {
        switch figure {
        case .star: star(in: rect)
        case .heart: heart(in: rect)
        case .wave: wave(in: rect)
        }
    }

    private func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius = rect.width / 2 * (point % 2 == 0 ? 1 : 0.45)
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let place = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + 2 + radius * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }

    private func heart(in rect: CGRect) -> UIBezierPath {
        let (width, height) = (rect.width, rect.height)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * width, y: rect.minY + y * height)
        }
        let path = UIBezierPath()
        path.move(to: point(0.5, 0.97))
        path.addCurve(to: point(0, 0.32), controlPoint1: point(0.3, 0.8), controlPoint2: point(0, 0.6))
        path.addCurve(to: point(0.5, 0.25), controlPoint1: point(0, 0), controlPoint2: point(0.4, -0.04))
        path.addCurve(to: point(1, 0.32), controlPoint1: point(0.6, -0.04), controlPoint2: point(1, 0))
        path.addCurve(to: point(0.5, 0.97), controlPoint1: point(1, 0.6), controlPoint2: point(0.7, 0.8))
        path.close()
        return path
    }

    private func wave(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for step in 0...60 {
            let part = CGFloat(step) / 60
            let swing = sin(part * 4 * .pi) * (1 - part) * rect.height * 0.46
            let place = CGPoint(x: rect.minX + rect.width * part, y: rect.midY - swing)
            if step == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }
}

/// Circular and continuous corners side by side. A tap squeezes the shapes.
final class CornerCell: CardCell {
    private lazy var labels = [
        makeLabel("circular", .caption1, .secondaryLabel), makeLabel("continuous", .caption1, .secondaryLabel),
    ]
    private let boxes = [GradientView(), GradientView()]

    override init() {
        super.init()
        for (box, curve) in zip(boxes, [CALayerCornerCurve.circular, .continuous]) {
            box.layer.cornerRadius = 24
            box.layer.cornerCurve = curve
            box.gradient?.startPoint = .zero
            box.gradient?.endPoint = CGPoint(x: 1, y: 1)
            contentView.addSubview(box)
        }
        updateColors()
    }

    private func updateColors() {
        let colors = [UIColor.systemBlue, .systemPurple].map { $0.resolvedColor(with: traitCollection).cgColor }
        for box in boxes { box.gradient?.colors = colors }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = contentRect
        let width = (rect.width - 16) / 2
        for (index, box) in boxes.enumerated() {
            let x = rect.minX + CGFloat(index) * (width + 16)
            let caption = captionHeight
            place(box, at: CGRect(x: x, y: rect.minY, width: width, height: rect.height - caption - 4))
            labels[index].textAlignment = .center
            labels[index].adjustsFontSizeToFitWidth = true
            place(labels[index], at: CGRect(x: x, y: rect.maxY - caption, width: width, height: caption))
        }
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        super.contentHeight(width: width) + captionHeight - 16
    }

    override func play() {
        for box in boxes {
            box.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
            UIView.animate(
                withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0, options: [],
                animations: { box.transform = .identity }, completion: nil)
        }
    }
}

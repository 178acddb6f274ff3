import UIKit

/// Pictures drawn in code.
@MainActor
enum Sketch {
    /// Hills under a sun, 90 x 60 points.
    static let hills: UIImage = {
        let size = CGSize(width: 90, height: 60)
        return UIGraphicsImageRenderer(size: size).image { _ in
            let sky = UIBezierPath(rect: CGRect(origin: .zero, size: size))
            sky.fill(
                from: UIColor(red: 0.33, green: 0.67, blue: 0.95, alpha: 1),
                to: UIColor(red: 1, green: 0.87, blue: 0.72, alpha: 1))
            UIColor(red: 1, green: 0.8, blue: 0.25, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 58, y: 8, width: 20, height: 20)).fill()
            hill(from: 34, top: 22, to: 52, UIColor(red: 0.36, green: 0.62, blue: 0.45, alpha: 1))
            hill(from: 52, top: 40, to: 34, UIColor(red: 0.2, green: 0.45, blue: 0.33, alpha: 1))
        }
    }()

    private static func hill(from left: CGFloat, top: CGFloat, to right: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: left))
        path.addCurve(
            to: CGPoint(x: 90, y: right), controlPoint1: CGPoint(x: 30, y: top - 4),
            controlPoint2: CGPoint(x: 60, y: top + 18))
        path.addLine(to: CGPoint(x: 90, y: 60))
        path.addLine(to: CGPoint(x: 0, y: 60))
        path.close()
        color.setFill()
        path.fill()
    }

    /// A speech bubble with its tail at the leading side: a template image that stretches between its caps.
    static let bubble: UIImage = {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 38)).image { _ in
            UIColor.black.setFill()
            let path = UIBezierPath(roundedRect: CGRect(x: 6, y: 0, width: 44, height: 38), cornerRadius: 17)
            path.fill()
            let tail = UIBezierPath()
            tail.move(to: CGPoint(x: 8, y: 24))
            tail.addQuadCurve(to: CGPoint(x: 0, y: 38), controlPoint: CGPoint(x: 8, y: 34))
            tail.addQuadCurve(to: CGPoint(x: 20, y: 35), controlPoint: CGPoint(x: 11, y: 39))
            tail.close()
            tail.fill()
        }
        return
            image.resizableImage(
                withCapInsets: UIEdgeInsets(top: 18, left: 26, bottom: 18, right: 20), resizingMode: .stretch
            )
            .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }()
}

/// One picture in four content modes.
final class ContentModeCell: CardCell {
    private static let modes: [(name: String, mode: UIView.ContentMode)] = [
        ("fill", .scaleToFill), ("aspect fit", .scaleAspectFit), ("aspect fill", .scaleAspectFill),
        ("bottom", .bottom),
    ]

    private lazy var captions = Self.modes.map { makeLabel($0.name, .caption1, .secondaryLabel) }
    private lazy var pictures = Self.modes.map { entry in
        let view = UIImageView(image: Sketch.hills)
        view.contentMode = entry.mode
        view.clipsToBounds = true
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = 8
        view.layer.cornerCurve = .continuous
        contentView.addSubview(view)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = contentRect
        let width = (rect.width - 3 * 10) / 4
        for index in Self.modes.indices {
            let x = rect.minX + CGFloat(index) * (width + 10)
            let caption = captionHeight
            place(pictures[index], at: CGRect(x: x, y: rect.minY, width: width, height: rect.height - caption - 6))
            captions[index].textAlignment = .center
            captions[index].adjustsFontSizeToFitWidth = true
            place(captions[index], at: CGRect(x: x, y: rect.maxY - caption, width: width, height: caption))
        }
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        super.contentHeight(width: width) + captionHeight - 16
    }
}

/// One small picture, stretched around texts of any length.
final class BubbleCell: CardCell {
    private static let texts = ["Same image?", "Yes: its caps stay, its middle stretches."]

    private lazy var bubbles = Self.texts.indices.map { index in
        let view = UIImageView(image: Sketch.bubble)
        view.tintColor = index == 0 ? UIColor.systemGreen.deep : .systemBlue
        contentView.addSubview(view)
        return view
    }
    private lazy var labels = Self.texts.map { makeLabel($0, .subheadline, .white) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = contentRect
        var y = rect.minY
        for index in Self.texts.indices {
            _ = bubbles[index]
            let label = labels[index]
            let text = size(of: label, width: rect.width - 44)
            let width = min(text.width, rect.width - 44)
            let height = bubbleHeight(text)
            place(bubbles[index], at: CGRect(x: rect.minX, y: y, width: width + 36, height: height))
            place(
                label,
                at: CGRect(
                    x: rect.minX + 21, y: y + (height - text.height) / 2, width: width, height: text.height))
            contentView.bringSubviewToFront(label)
            y += height + 10
        }
    }

    private func bubbleHeight(_ text: CGSize) -> CGFloat { max(42, text.height + 18) }

    override func contentHeight(width: CGFloat) -> CGFloat {
        labels.map { bubbleHeight(size(of: $0, width: width - 44)) + 10 }.reduce(0, +)
    }

    override func play() {
        for (index, bubble) in bubbles.enumerated() {
            let label = labels[index]
            for view in [bubble, label] as [UIView] {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                UIView.animate(
                    withDuration: 0.6, delay: 0.25 * Double(index), usingSpringWithDamping: 0.6,
                    initialSpringVelocity: 0, options: [],
                    animations: {
                        view.alpha = 1
                        view.transform = .identity
                    }, completion: nil)
            }
        }
    }
}

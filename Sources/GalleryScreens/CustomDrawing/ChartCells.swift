import UIKit

/// A bar chart of a week; the longest bar is highlighted.
final class BarChartCell: CardCell {
    private static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

    private let values: [CGFloat]
    private lazy var chart = makeCanvas { [values] in Self.draw(values, in: $0) }

    init(values: [CGFloat]) {
        self.values = values
        super.init()
        isAccessibilityElement = true
        accessibilityLabel = "Distance per day"
        accessibilityValue = zip(Self.days, values).map { "\($0) \($1) km" }.joined(separator: ", ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(chart, at: contentRect)
    }

    override func play() {
        chart.alpha = 0
        chart.transform = CGAffineTransform(translationX: 0, y: 12)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
            animations: {
                self.chart.alpha = 1
                self.chart.transform = .identity
            }, completion: nil)
    }

    private static func draw(_ values: [CGFloat], in canvas: CanvasView) {
        guard let highest = values.max(), highest > 0 else { return }
        let labels: [NSAttributedString.Key: Any] = [
            .font: canvas.captionFont, .foregroundColor: UIColor.secondaryLabel,
        ]
        let plot = canvas.bounds.inset(by: UIEdgeInsets(top: 16, left: 0, bottom: 20, right: 0))
        let step = plot.width / CGFloat(values.count)
        let grid = UIBezierPath()
        for line in 0...3 {
            let y = plot.maxY - plot.height * CGFloat(line) / 3
            grid.move(to: CGPoint(x: plot.minX, y: y))
            grid.addLine(to: CGPoint(x: plot.maxX, y: y))
        }
        grid.lineWidth = 0.5
        grid.setLineDash([3, 3], count: 2, phase: 0)
        UIColor.separator.setStroke()
        grid.stroke()

        for (index, value) in values.enumerated() {
            let place = canvas.isMirrored ? values.count - 1 - index : index
            let middle = plot.minX + step * (CGFloat(place) + 0.5)
            let height = plot.height * value / highest
            let bar = CGRect(x: middle - 11, y: plot.maxY - height, width: 22, height: height)
            let path = UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6))
            let isHighest = value == highest
            path.fill(
                from: isHighest ? .systemIndigo : .systemTeal,
                to: (isHighest ? UIColor.systemBlue : .systemTeal).withAlphaComponent(isHighest ? 1 : 0.55))
            draw(Self.days[index % Self.days.count], around: middle, y: plot.maxY + 5, labels)
            let top = bar.minY - 2 - canvas.captionFont.lineHeight.rounded(.down)
            if isHighest { draw("\(value) km", around: middle, y: top, labels) }
        }
    }

    private static func draw(
        _ text: String, around x: CGFloat, y: CGFloat, _ attributes: [NSAttributedString.Key: Any]
    ) {
        let size = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: x - size.width / 2, y: y), withAttributes: attributes)
    }
}

/// A smooth curve over a gradient.
final class CurveCell: CardCell {
    private let values: [CGFloat]
    private lazy var curve = makeCanvas { [values] in Self.draw(values, in: $0) }
    private lazy var title = makeLabel("Heart rate", .subheadline)
    private lazy var value = makeLabel("118 highest", .subheadline, .systemRed.readable)

    init(values: [CGFloat]) {
        self.values = values
        super.init()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = contentRect
        for label in [title, value] { label.numberOfLines = isTextLarge ? 0 : 1 }
        guard !isTextLarge else { return layOutLargeText() }
        let height = title.sizeThatFits(rect.size).height
        let width = value.sizeThatFits(rect.size).width
        place(title, at: CGRect(x: rect.minX, y: rect.minY, width: rect.width - width - 8, height: height))
        place(value, at: CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: height))
        place(curve, at: rect.inset(by: UIEdgeInsets(top: height + 4, left: 0, bottom: 0, right: 0)))
    }

    private static let curveHeight: CGFloat = 60

    override func contentHeight(width: CGFloat) -> CGFloat {
        size(of: title, width: width).height + size(of: value, width: width).height + 4 + Self.curveHeight
    }

    /// At large text sizes the two texts are one above the other.
    private func layOutLargeText() {
        let rect = contentRect
        let first = size(of: title, width: rect.width).height
        let second = size(of: value, width: rect.width).height
        place(title, at: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: first))
        place(value, at: CGRect(x: rect.minX, y: rect.minY + first, width: rect.width, height: second))
        place(curve, at: rect.inset(by: UIEdgeInsets(top: first + second + 4, left: 0, bottom: 0, right: 0)))
    }

    private static func draw(_ values: [CGFloat], in canvas: CanvasView) {
        guard let low = values.min(), let high = values.max(), values.count > 1 else { return }
        let plot = canvas.bounds.insetBy(dx: 4, dy: 5)
        var points = values.enumerated().map { index, value in
            CGPoint(
                x: plot.minX + plot.width * CGFloat(index) / CGFloat(values.count - 1),
                y: plot.maxY - plot.height * (value - low) / (high - low))
        }
        if canvas.isMirrored { points = points.map { CGPoint(x: plot.minX + plot.maxX - $0.x, y: $0.y) } }
        let line = MonotoneCurve(points: points).path
        let area = UIBezierPath(cgPath: line.cgPath)
        area.addLine(to: CGPoint(x: points[points.count - 1].x, y: canvas.bounds.maxY))
        area.addLine(to: CGPoint(x: points[0].x, y: canvas.bounds.maxY))
        area.close()
        area.fill(from: UIColor.systemRed.withAlphaComponent(0.4), to: UIColor.systemRed.withAlphaComponent(0))
        line.lineWidth = 2.5
        line.lineJoinStyle = .round
        line.lineCapStyle = .round
        UIColor.systemRed.setStroke()
        line.stroke()
        if let top = points.min(by: { $0.y < $1.y }) {
            let dot = UIBezierPath(ovalIn: CGRect(x: top.x - 4.5, y: top.y - 4.5, width: 9, height: 9))
            UIColor.systemRed.setFill()
            dot.fill()
            UIColor.white.setStroke()
            dot.lineWidth = 2
            dot.stroke()
        }
    }
}

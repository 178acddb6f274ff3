import UIKit

/// A ring that is partly filled, above its title. A tap makes the ring bounce.
final class RingCell: CardCell {
    private let title: String
    private let detail: String
    private let share: CGFloat
    private let colors: (UIColor, UIColor)

    private lazy var ring = makeCanvas { [share, colors] canvas in
        RingDrawing(share: share, from: colors.0, to: colors.1).draw(in: canvas.bounds, isMirrored: canvas.isMirrored)
    }
    private lazy var titleLabel = makeLabel(title, .headline)
    private lazy var detailLabel = makeLabel(detail, .subheadline, .secondaryLabel)
    private lazy var percentLabel = makeLabel("\(Int((share * 100).rounded()))%", .title2)

    init(title: String, detail: String, share: CGFloat, _ from: UIColor, _ to: UIColor) {
        self.title = title
        self.detail = detail
        self.share = share
        colors = (from, to)
        super.init()
        percentLabel.textColor = from.readable
        percentLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 22, weight: .semibold))
    }

    private static let ringSide: CGFloat = 60

    override func contentHeight(width: CGFloat) -> CGFloat {
        let texts = size(of: titleLabel, width: width).height + size(of: detailLabel, width: width).height
        return max(Self.ringSide, percentLabel.sizeThatFits(.zero).height) + 8 + texts + 2
    }

    /// At large text sizes the texts are below the ring.
    private func layOutLargeText() {
        let rect = contentRect
        let percent = percentLabel.sizeThatFits(.zero)
        let height = max(Self.ringSide, percent.height)
        place(ring, at: CGRect(x: rect.minX, y: rect.minY, width: Self.ringSide, height: Self.ringSide))
        place(
            percentLabel,
            at: CGRect(
                x: rect.maxX - percent.width, y: rect.minY + (height - percent.height) / 2, width: percent.width,
                height: percent.height))
        let first = size(of: titleLabel, width: rect.width).height
        let second = size(of: detailLabel, width: rect.width).height
        let y = rect.minY + height + 8
        place(titleLabel, at: CGRect(x: rect.minX, y: y, width: rect.width, height: first))
        place(detailLabel, at: CGRect(x: rect.minX, y: y + first + 2, width: rect.width, height: second))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isTextLarge else { return layOutLargeText() }
        let rect = contentRect
        place(ring, at: CGRect(x: rect.minX, y: rect.minY, width: rect.height, height: rect.height))
        for label in [titleLabel, detailLabel] { label.numberOfLines = 1 }
        let percent = percentLabel.sizeThatFits(rect.size)
        place(
            percentLabel,
            at: CGRect(
                x: rect.maxX - percent.width, y: rect.midY - percent.height / 2, width: percent.width,
                height: percent.height))
        let x = rect.minX + rect.height + 16
        let width = rect.maxX - percent.width - 12 - x
        let (first, second) = (titleLabel.sizeThatFits(rect.size).height, detailLabel.sizeThatFits(rect.size).height)
        let y = rect.midY - (first + 2 + second) / 2
        place(titleLabel, at: CGRect(x: x, y: y, width: width, height: first))
        place(detailLabel, at: CGRect(x: x, y: y + first + 2, width: width, height: second))
    }

    override func play() {
        ring.transform = CGAffineTransform(scaleX: 0.7, y: 0.7).rotated(by: -.pi / 2)
        UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { self.ring.transform = .identity }, completion: nil)
    }
}

/// A circular gauge that starts at the top and runs clockwise, or counterclockwise in right-to-left layouts.
struct RingDrawing {
    let share: CGFloat
    let from: UIColor
    let to: UIColor

    init(share: CGFloat, from: UIColor, to: UIColor) {
        self.share = share
        self.from = from
        self.to = to
    }

    @MainActor
    func draw(in bounds: CGRect, isMirrored: Bool) {
        let width = bounds.width * 0.17
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (bounds.width - width) / 2
        let track = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        track.lineWidth = width
        from.withAlphaComponent(0.22).setStroke()
        track.stroke()
        // Short arcs, each in its own color, make a gradient along the ring.
        let turn: CGFloat = isMirrored ? -2 * .pi : 2 * .pi
        let steps = max(2, Int(share * 60))
        for step in 0..<steps {
            let (begin, end) = (CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
            let arc = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi / 2 + turn * share * begin,
                endAngle: -.pi / 2 + turn * share * end, clockwise: !isMirrored)
            arc.lineWidth = width
            arc.lineCapStyle = .round
            mix(begin).setStroke()
            arc.stroke()
        }
    }

    @MainActor
    private func mix(_ place: CGFloat) -> UIColor {
        var first: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var second: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = from.getRed(&first.0, green: &first.1, blue: &first.2, alpha: &first.3)
        _ = to.getRed(&second.0, green: &second.1, blue: &second.2, alpha: &second.3)
        return UIColor(
            red: first.0 + (second.0 - first.0) * place, green: first.1 + (second.1 - first.1) * place,
            blue: first.2 + (second.2 - first.2) * place, alpha: 1)
    }
}

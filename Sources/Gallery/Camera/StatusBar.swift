import UIKit

/// The time, the camera, and the signs of reception and charge at the top of a phone.
@MainActor
struct StatusBar {
    let ink: UIColor
    let isRightToLeft: Bool

    func draw(width: CGFloat, height: CGFloat) {
        drawCamera(width: width)
        let (time, signs): (CGFloat, CGFloat) = isRightToLeft ? (width - 70, 68) : (70, width - 68)
        drawTime(around: CGPoint(x: time, y: height - 27))
        drawSigns(around: CGPoint(x: signs, y: height - 27))
    }

    private func drawCamera(width: CGFloat) {
        UIColor.black.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: width / 2 - 62, y: 11, width: 124, height: 36), cornerRadius: 18
        ).fill()
    }

    private func drawTime(around center: CGPoint) {
        let text = "9:41"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: ink,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
    }

    private func drawSigns(around center: CGPoint) {
        ink.setFill()
        ink.setStroke()
        drawReception(at: CGPoint(x: isRightToLeft ? center.x + 17 : center.x - 38, y: center.y - 6))
        drawWaves(at: CGPoint(x: center.x - 4.5, y: center.y + 5.5))
        drawBattery(at: CGPoint(x: isRightToLeft ? center.x - 42 : center.x + 10, y: center.y - 6.5))
    }

    private func drawReception(at origin: CGPoint) {
        for (index, height) in ([4, 6.5, 9, 12] as [CGFloat]).enumerated() {
            let bar = CGRect(x: origin.x + CGFloat(index) * 5, y: origin.y + 12 - height, width: 3, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// Three arcs over `foot`.
    private func drawWaves(at foot: CGPoint) {
        for radius in [10.2, 6.4] as [CGFloat] {
            let arc = UIBezierPath(
                arcCenter: foot, radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            arc.lineWidth = 2.4
            arc.stroke()
        }
        let dot = UIBezierPath()
        dot.move(to: foot)
        dot.addArc(withCenter: foot, radius: 3.6, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
        dot.close()
        dot.fill()
    }

    private func drawBattery(at origin: CGPoint) {
        let shell = CGRect(x: origin.x, y: origin.y, width: 25, height: 13)
        let outline = UIBezierPath(roundedRect: shell.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
        ink.withAlphaComponent(0.4).setStroke()
        outline.stroke()
        UIBezierPath(roundedRect: shell.insetBy(dx: 2, dy: 2), cornerRadius: 2.5).fill()
        ink.withAlphaComponent(0.5).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: shell.maxX + 1, y: shell.midY - 2, width: 1.6, height: 4), cornerRadius: 0.8
        ).fill()
    }
}

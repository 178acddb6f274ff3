import Testing
import UIKit
import UIKitTestDriver

/// What gradients, shapes and continuous corners look like, against pictures that were looked at when they were stored.
@MainActor @Suite(.serialized)
struct LayerPictureTests {
    private func check(
        _ name: String, width: CGFloat = 240, height: CGFloat = 80, scale: CGFloat = 2, _ build: (CALayer) -> Void
    ) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        build(controller.view.layer)
        CATransaction.commit()
        let app = try TestApplication(
            showing: controller, size: CGSize(width: width, height: height), scale: scale, style: .light)
        defer { app.end() }
        try app.assertPicture(named: name, tolerance: 6)
    }

    private func gradient(_ x: CGFloat, _ type: CAGradientLayerType, _ colors: [UIColor]) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: x, y: 10, width: 60, height: 60)
        layer.type = type
        layer.colors = colors.map(\.cgColor)
        layer.cornerRadius = 12
        return layer
    }

    @Test func gradients() throws {
        try check("gradients") { root in
            let axial = gradient(15, .axial, [.systemPink, .systemOrange, .systemYellow])
            axial.startPoint = .zero
            axial.endPoint = CGPoint(x: 1, y: 1)
            let radial = gradient(90, .radial, [.white, .systemTeal, .systemBlue])
            radial.startPoint = CGPoint(x: 0.5, y: 0.5)
            radial.endPoint = CGPoint(x: 1, y: 1)
            let conic = gradient(165, .conic, [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed])
            conic.startPoint = CGPoint(x: 0.5, y: 0.5)
            conic.endPoint = CGPoint(x: 0.5, y: 0)
            [axial, radial, conic].forEach(root.addSublayer)
        }
    }

    private func shape(_ x: CGFloat, _ points: [CGPoint]) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: x, y: 10, width: 60, height: 60)
        let path = CGMutablePath()
        path.addLines(between: points)
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemIndigo.cgColor
        layer.lineWidth = 8
        return layer
    }

    @Test func shapes() throws {
        let corner = [CGPoint(x: 8, y: 52), CGPoint(x: 30, y: 10), CGPoint(x: 52, y: 52)]
        try check("shapes", width: 315) { root in
            let miter = shape(15, corner)
            let round = shape(90, corner)
            round.lineCap = .round
            round.lineJoin = .round
            let dashed = shape(165, corner)
            dashed.lineWidth = 3
            dashed.lineDashPattern = [6, 4]
            dashed.fillColor = UIColor.systemYellow.cgColor
            let progress = shape(240, [])
            progress.path = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 48, height: 48), transform: nil)
            progress.strokeStart = 0.1
            progress.strokeEnd = 0.8
            progress.lineCap = .round
            [miter, round, dashed, progress].forEach(root.addSublayer)
        }
    }

    /// Circular above, continuous below: filled, bordered and clipping, with a shadow, two corners, a capsule.
    @Test(arguments: [1.0, 2, 3])
    func cornerCurves(scale: Double) throws {
        try check("corner-curves-\(Int(scale))x", width: 345, height: 150, scale: CGFloat(scale)) { root in
            for (row, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
                for column in 0..<4 {
                    let layer = CALayer()
                    layer.frame = CGRect(
                        x: 15 + column * 82, y: 10 + row * 70, width: 70, height: column == 3 ? 30 : 60)
                    layer.backgroundColor = UIColor.systemBlue.cgColor
                    layer.cornerRadius = column == 3 ? 15 : 18
                    layer.cornerCurve = curve
                    root.addSublayer(layer)
                    if column == 1 {
                        let inner = CALayer()
                        inner.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
                        inner.backgroundColor = UIColor.systemYellow.cgColor
                        layer.addSublayer(inner)
                        layer.masksToBounds = true
                        layer.borderWidth = 3
                        layer.borderColor = UIColor.label.cgColor
                    }
                    if column == 2 {
                        layer.backgroundColor = UIColor.white.cgColor
                        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                        layer.shadowOpacity = 0.4
                        layer.shadowRadius = 4
                    }
                }
            }
        }
    }
}

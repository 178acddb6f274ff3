import Testing
import UIKit
import UIKitTestDriver

/// What pattern colors look like, against pictures that were looked at when they were stored.
@MainActor @Suite(.serialized)
struct PatternPictureTests {
    /// A tile of 16 by 12 points, with a scale of 2: a disk on a light ground.
    private var pattern: UIColor {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 12), format: format).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 12))
            UIColor.systemBlue.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
        }
        return UIColor(patternImage: tile)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func patterns(scale: CGFloat) throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        square.backgroundColor = pattern
        let round = UIView(frame: CGRect(x: 80, y: 10, width: 60, height: 60))
        round.backgroundColor = pattern.withAlphaComponent(0.5)
        round.layer.cornerRadius = 20
        let ring = UIView(frame: CGRect(x: 150, y: 10, width: 60, height: 60))
        ring.layer.borderColor = pattern.cgColor
        ring.layer.borderWidth = 12
        ring.transform = CGAffineTransform(rotationAngle: 0.2)
        let label = UILabel(frame: CGRect(x: 220, y: 10, width: 90, height: 60))
        label.font = .boldSystemFont(ofSize: 56)
        label.text = "AB"
        label.textColor = pattern
        for view in [square, round, ring, label] { controller.view.addSubview(view) }
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: 80), scale: scale, style: .light)
        defer { app.end() }
        try app.assertPicture(named: "pattern-\(Int(scale))x", tolerance: 6)
    }
}

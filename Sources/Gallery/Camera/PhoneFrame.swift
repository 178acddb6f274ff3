import UIKit
import UIKitTestDriver

/// A drawn phone around a picture of a screen, with what the system shows on it: status bar and home indicator.
@MainActor
struct PhoneFrame {
    let scale: Int
    let isDark: Bool
    let isRightToLeft: Bool

    /// The screen of the phone, at the scale of the picture.
    var device: TestDevice {
        var device = TestDevice.iPhone14Pro
        device.scale = CGFloat(scale)
        return device
    }

    /// Around the screen: a black rim, and the metal around that.
    private static let rim: CGFloat = 11
    private static let metal: CGFloat = 3
    private static let screenRadius: CGFloat = 55

    /// Returns the picture of the phone, transparent outside of it. A disc shows a finger that touches the screen.
    func picture(of screen: CGImage, finger: CGPoint? = nil) -> UIImage {
        let border = Self.rim + Self.metal
        let body = CGRect(origin: .zero, size: device.size).insetBy(dx: -border, dy: -border)
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(scale)
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: body, format: format).image { context in
            drawBody(body)
            let glass = CGRect(origin: .zero, size: device.size)
            context.cgContext.saveGState()
            UIBezierPath(roundedRect: glass, cornerRadius: Self.screenRadius).addClip()
            UIImage(cgImage: screen, scale: CGFloat(scale), orientation: .up).draw(in: glass)
            if let finger { drawFinger(at: finger) }
            context.cgContext.restoreGState()
            StatusBar(ink: ink, isRightToLeft: isRightToLeft).draw(width: glass.width, height: device.safeArea.top)
            drawHomeIndicator(in: glass)
        }
    }

    private var ink: UIColor { isDark ? .white : .black }

    private func drawBody(_ body: CGRect) {
        UIColor(white: 0.42, alpha: 1).setFill()
        UIBezierPath(roundedRect: body, cornerRadius: Self.screenRadius + Self.rim + Self.metal).fill()
        UIColor.black.setFill()
        UIBezierPath(
            roundedRect: body.insetBy(dx: Self.metal, dy: Self.metal), cornerRadius: Self.screenRadius + Self.rim
        ).fill()
    }

    private func drawFinger(at point: CGPoint) {
        let disc = UIBezierPath(ovalIn: CGRect(x: point.x - 20, y: point.y - 20, width: 40, height: 40))
        UIColor.systemGray.withAlphaComponent(0.45).setFill()
        disc.fill()
        UIColor.white.withAlphaComponent(0.8).setStroke()
        disc.lineWidth = 1.5
        disc.stroke()
    }

    private func drawHomeIndicator(in glass: CGRect) {
        ink.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: glass.midX - 67, y: glass.maxY - 13, width: 134, height: 5), cornerRadius: 2.5
        ).fill()
    }
}

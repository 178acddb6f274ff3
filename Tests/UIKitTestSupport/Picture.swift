import HostInterface
import QuartzCore

@testable import UIKit

/// What a view looks like, pixel by pixel.
@MainActor
struct Picture {
    let image: CGImage

    init(of view: UIView, scale: CGFloat = 1) {
        view.layoutIfNeeded()
        FrameClock.layoutAndDisplay()
        let width = Int((view.bounds.width * scale).rounded())
        let height = Int((view.bounds.height * scale).rounded())
        let image = CGImage(width: width, height: height) { pixels, pixelsPerRow in
            let frame = HostFrame(
                pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, stride: pixelsPerRow * 4, age: 0)
            _ = LayerCompositor(root: view.layer).paint(into: frame, scale: scale)
        }
        guard let image else { preconditionFailure("a view without size has no picture") }
        self.image = image
    }

    /// Red, green and blue, 0 to 255.
    func color(_ x: Int, _ y: Int) -> [Int] {
        let color = image.color(x: x, y: y)
        return [color.red, color.green, color.blue]
    }
}

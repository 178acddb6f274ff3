import Testing
@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct UIImageViewPaintingTests {
    private let red = CGImage(width: 20, height: 20) { pixels, pixelsPerRow in
        for index in 0..<20 * pixelsPerRow { pixels[index] = 0xFFFF_0000 }
    }!

    /// Red, green and blue of a point of a white window of 40 by 40 points with an image view of 10 by 10 at (10, 10).
    private func color(_ x: Int, _ y: Int, _ configure: (UIImageView) -> Void) -> [Int]? {
        with(scale: 1) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            root.backgroundColor = .white
            let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            view.image = UIImage(cgImage: red)
            configure(view)
            root.addSubview(view)
            return Picture(of: root).color(x, y)
        }
    }

    @Test func anImageLargerThanItsViewReachesBeyondIt() {
        #expect(color(7, 15) { $0.contentMode = .center } == [255, 0, 0])
        #expect(color(3, 15) { $0.contentMode = .center } == [255, 255, 255])
    }

    @Test func aViewThatClipsKeepsItInside() {
        let clipped: (UIImageView) -> Void = {
            $0.contentMode = .center
            $0.clipsToBounds = true
        }
        #expect(color(7, 15, clipped) == [255, 255, 255])
        #expect(color(12, 15, clipped) == [255, 0, 0])
    }

    @Test func scaleToFillFillsTheView() {
        #expect(color(19, 19) { _ in } == [255, 0, 0])
        #expect(color(21, 15) { _ in } == [255, 255, 255])
    }

    @Test func aTemplateHasTheTintColor() {
        let blue: (UIImageView) -> Void = {
            $0.image = $0.image?.withRenderingMode(.alwaysTemplate)
            $0.tintColor = .blue
        }
        #expect(color(15, 15, blue) == [0, 0, 255])
    }
}

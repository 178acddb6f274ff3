import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) final class ImageAnimationTests {
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 40, height: 40))

    private func dot(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func color(_ view: UIImageView) -> [Int] { Picture(of: view).color(5, 5) }

    @Test func imagesFollowEachOtherAndTheLastRoundEndsWithTheImage() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        view.image = dot(.white)
        view.animationImages = [dot(.red), dot(.green), dot(.blue)]
        view.animationDuration = 0.6
        view.animationRepeatCount = 2
        #expect(!view.isAnimating && color(view) == [255, 255, 255])
        view.startAnimating()
        #expect(view.isAnimating && color(view) == [255, 0, 0])
        time.advance(by: 0.3)
        #expect(color(view) == [0, 255, 0])
        time.advance(by: 0.4)
        #expect(color(view) == [255, 0, 0])
        time.advance(by: 0.6)
        #expect(!view.isAnimating && color(view) == [255, 255, 255])
        time.stop()
    }

    @Test func anAnimatedImageRunsByItselfWhileItIsSeen() throws {
        let image = try #require(UIImage.animatedImage(with: [dot(.red), dot(.blue)], duration: 1))
        #expect(image.images?.count == 2 && image.duration == 1)
        let view = UIImageView(image: image)
        time.advance(by: 0.7)
        #expect(color(view) == [255, 0, 0])
        window.addSubview(view)
        time.advance(by: 0.7)
        #expect(color(view) == [0, 0, 255])
        view.removeFromSuperview()
        #expect(!FrameClock.needsFrames || view.window == nil)
        view.image = nil
        #expect(!view.isAnimating)
        time.stop()
    }
}

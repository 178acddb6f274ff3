import QuartzCore
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Colors that repeat an image.
@MainActor @Suite(.serialized) struct PatternColorTests {
    private let red = [255, 0, 0]
    private let blue = [0, 0, 255]

    /// A tile of 4 by 4 points: red, with a blue square of 2 points at the top left.
    private func tile(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    private func view(_ color: UIColor, _ width: CGFloat = 20, _ height: CGFloat = 20) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test(arguments: [1, 2, 3] as [CGFloat]) func aBackgroundRepeatsTheImageAtItsSizeInPoints(scale: CGFloat) {
        let pixels = Int(scale)
        for images in [1, scale] {
            let picture = Picture(of: view(UIColor(patternImage: tile(scale: images))), scale: scale)
            // In the middle of the two pixels of a color, which are not blended with others.
            let middle = pixels - 1
            for start in [0, 4, 16] {
                let (blueAt, redAt) = (start * pixels + middle, (start + 2) * pixels + middle)
                #expect(picture.color(blueAt, blueAt) == blue && picture.color(redAt, blueAt) == red)
                #expect(picture.color(redAt, redAt) == red && picture.color(blueAt, redAt) == red)
            }
        }
    }

    @Test func theFirstTileBeginsAtTheOriginOfTheView() {
        let ground = view(.white)
        let inner = view(UIColor(patternImage: tile()), 10, 10)
        inner.frame.origin = CGPoint(x: 5, y: 3)
        ground.addSubview(inner)
        let picture = Picture(of: ground)
        #expect(picture.color(4, 3) == [255, 255, 255] && picture.color(5, 3) == blue)
        #expect(picture.color(7, 3) == red && picture.color(9, 3) == blue && picture.color(9, 5) == red)
    }

    @Test func theTilesOfAScrollViewScrollWithItsContent() throws {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        scroll.contentSize = CGSize(width: 40, height: 400)
        scroll.backgroundColor = UIColor(patternImage: tile())
        controller.view.addSubview(scroll)
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 40), scale: 1)
        let before = app.screenshot()
        #expect(before.color(x: 0, y: 0).blue == 255 && before.color(x: 0, y: 3).red == 255)
        scroll.contentOffset.y = 2
        app.frame()
        let after = app.screenshot()
        #expect(after.color(x: 0, y: 0).red == 255 && after.color(x: 0, y: 2).blue == 255)
        #expect(after.color(x: 0, y: 38).blue == 255 && after.color(x: 0, y: 36).red == 255)
    }

    @Test func whatIsBelowIsSeenThroughTheTransparentPartsOfTheImage() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dots = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let ground = view(.red)
        ground.addSubview(view(UIColor(patternImage: dots)))
        let picture = Picture(of: ground)
        #expect(picture.color(0, 0) == blue && picture.color(2, 2) == red && picture.color(5, 5) == blue)
    }

    @Test func anAlphaMultipliesEveryPixel() {
        let ground = view(.white)
        ground.addSubview(view(UIColor(patternImage: tile()).withAlphaComponent(0.5)))
        let picture = Picture(of: ground)
        let (first, last) = (picture.color(0, 0), picture.color(3, 3))
        #expect(abs(first[0] - 128) <= 1 && first[2] == 255)
        #expect(last[0] == 255 && abs(last[1] - 128) <= 1)
    }

    @Test func roundedCornersCutTheTiles() {
        let ground = view(.white)
        let inner = view(UIColor(patternImage: tile()))
        inner.layer.cornerRadius = 8
        ground.addSubview(inner)
        let picture = Picture(of: ground)
        #expect(picture.color(0, 0) == [255, 255, 255] && picture.color(8, 8) == blue)
    }

    @Test func pathsAndTextAreFilledWithTheTiles() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in
            UIColor(patternImage: tile()).setFill()
            UIBezierPath(rect: CGRect(x: 8, y: 8, width: 8, height: 8)).fill()
            ("H" as NSString).draw(
                at: CGPoint(x: 20, y: 0),
                withAttributes: [
                    .font: UIFont.boldSystemFont(ofSize: 32), .foregroundColor: UIColor(patternImage: tile()),
                ])
        }
        guard let pixels = image.cgImage else { return }
        #expect(pixels.color(x: 8, y: 8) == (0, 0, 255, 255) && pixels.color(x: 11, y: 11) == (255, 0, 0, 255))
        #expect(pixels.color(x: 7, y: 8).alpha == 0)
        let text = (20..<60).flatMap { x in (0..<40).map { y in pixels.color(x: x, y: y) } }.filter { $0.alpha == 255 }
        #expect(text.contains { $0.blue == 255 && $0.red == 0 } && text.contains { $0.red == 255 && $0.blue == 0 })
    }

    @Test func aPatternHasNoComponentsButAnAlpha() {
        let color = UIColor(patternImage: tile())
        var value: CGFloat = 7
        #expect(!color.getRed(&value, green: nil, blue: nil, alpha: nil) && !color.getWhite(&value, alpha: nil))
        #expect(!color.getHue(&value, saturation: nil, brightness: nil, alpha: nil) && value == 7)
        #expect(color.cgColor.alpha == 1 && color.cgColor.colorSpace?.model == .pattern)
    }

    @Test func patternsOfOneImageAreEqual() {
        let image = tile()
        #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
        #expect(UIColor(patternImage: image) != UIColor(patternImage: tile()))
        #expect(UIColor(patternImage: image) != UIColor.black)
        #expect(UIColor(patternImage: UIImage()) == UIColor.clear)
    }

    @Test func anArchiveKeepsThePattern() throws {
        let color = UIColor(patternImage: tile(scale: 2)).withAlphaComponent(0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read.cgColor.alpha == 0.5 && read.cgColor.tile?.size == CGSize(width: 4, height: 4))
        #expect(read.cgColor.tile?.image.width == 8)
    }

    @Test func aChangeOfThePatternIsAnimatedInOneStep() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let app = try TestApplication(showing: controller, size: CGSize(width: 20, height: 20), scale: 1)
        UIView.animate(withDuration: 1) { controller.view.backgroundColor = UIColor(patternImage: tile()) }
        app.advance(by: 0.1)
        #expect(app.screenshot().color(x: 3, y: 3).green == 255)
        app.advance(by: 1)
        #expect(app.screenshot().color(x: 3, y: 3).green == 0)
    }
}

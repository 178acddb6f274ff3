import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct ResizableImageTests {
    /// 5 x 5 pixels: red corners, green edges, blue middle of one pixel, and a white pixel inside the left edge.
    private func frame() -> UIImage {
        let image = CGImage(width: 5, height: 5) { pixels, pixelsPerRow in
            for y in 0..<5 {
                for x in 0..<5 {
                    let (isMiddleX, isMiddleY) = (x == 2, y == 2)
                    let color: UInt32 =
                        isMiddleX && isMiddleY ? 0xFF00_00FF : isMiddleX || isMiddleY ? 0xFF00_FF00 : 0xFFFF_0000
                    pixels[y * pixelsPerRow + x] = color
                }
            }
        }
        return UIImage(cgImage: image!)
    }

    private let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

    private func picture(_ image: UIImage, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: width, height: height)
        return try #require(
            UIGraphicsImageRenderer(size: size, format: format).image { _ in
                image.draw(in: CGRect(origin: .zero, size: size))
            }.cgImage)
    }

    private func rgb(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        [image.color(x: x, y: y).red, image.color(x: x, y: y).green, image.color(x: x, y: y).blue]
    }

    @Test func cornersKeepTheirSizeAndTheMiddleStretchesWithoutBleeding() throws {
        let image = frame().resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let picture = try picture(image, 20, 10)
        #expect(rgb(picture, 1, 1) == [255, 0, 0] && rgb(picture, 18, 8) == [255, 0, 0])
        #expect(rgb(picture, 2, 1) == [0, 255, 0] && rgb(picture, 17, 1) == [0, 255, 0])
        #expect(rgb(picture, 2, 2) == [0, 0, 255] && rgb(picture, 17, 7) == [0, 0, 255])
        #expect(rgb(picture, 1, 5) == [0, 255, 0])
    }

    @Test func withoutCapsTheWholeImageIsOneTile() throws {
        let picture = try picture(frame().resizableImage(withCapInsets: .zero), 10, 10)
        #expect(rgb(picture, 2, 2) == [0, 0, 255] && rgb(picture, 7, 7) == [0, 0, 255])
        #expect(rgb(picture, 5, 5) == [255, 0, 0])
    }

    @Test func aNarrowRectangleShrinksTheCaps() throws {
        let picture = try picture(frame().resizableImage(withCapInsets: caps, resizingMode: .stretch), 2, 20)
        #expect(rgb(picture, 0, 0) == [255, 0, 0] && rgb(picture, 1, 19) == [255, 0, 0])
        #expect(rgb(picture, 0, 10) == [0, 255, 0])
    }

    @Test func partsMeetOnPixelsAtEveryScale() throws {
        for scale in [1.0, 2, 3] as [CGFloat] {
            let picture = try picture(
                frame().resizableImage(withCapInsets: caps, resizingMode: .stretch), 21, 11, scale: scale)
            for x in 0..<picture.width { #expect(picture.color(x: x, y: picture.height / 2).alpha == 255) }
        }
    }

    @Test func aStretchableImageStretchesOnePointBesideItsCaps() {
        let image = frame().stretchableImage(withLeftCapWidth: 2, topCapHeight: 1)
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2))
        #expect(image.resizingMode == .stretch)
    }

    @Test func anImageViewShowsResizableImagesStretchedToItsBounds() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.image = frame().resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let picture = Picture(of: view)
        #expect(picture.color(1, 1) == [255, 0, 0] && picture.color(10, 10) == [0, 0, 255])
        #expect(picture.color(17, 10) == [0, 0, 255] && picture.color(19, 10) == [0, 255, 0])
    }

    @Test func aResizableTemplateIsPaintedInTheTint() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.tintColor = .red
        view.image = frame().resizableImage(withCapInsets: caps).withRenderingMode(.alwaysTemplate)
        #expect(Picture(of: view).color(10, 10) == [255, 0, 0])
    }

    @Test func drawingWithABlendModeLeavesTheContextAlone() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 6), format: format).image { context in
                frame().draw(at: .zero, blendMode: .normal, alpha: 0.5)
                UIColor.red.setFill()
                context.fill(CGRect(x: 6, y: 0, width: 6, height: 6))
            }.cgImage)
        #expect(abs(picture.color(x: 0, y: 0).alpha - 128) <= 1)
        #expect(picture.color(x: 8, y: 2).alpha == 255)
    }

    @Test func aPatternIsLaidFromTheOrigin() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image { _ in
                frame().drawAsPattern(in: CGRect(x: 6, y: 6, width: 6, height: 6))
            }.cgImage)
        #expect(picture.color(x: 2, y: 2).alpha == 0)
        #expect(rgb(picture, 7, 7) == [0, 0, 255])
    }

    @Test func jpegDataIsOpaqueOnWhite() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
        let data = renderer.jpegData(withCompressionQuality: 0.9) {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
        }
        let read = try #require(UIImage(data: data)?.cgImage)
        #expect(read.width == 16 && read.isOpaque)
        #expect(read.color(x: 2, y: 8).red > 240 && read.color(x: 2, y: 8).green < 20)
        #expect(read.color(x: 14, y: 8).green > 240)
        let coarse = renderer.jpegData(withCompressionQuality: 0) { _ in }
        #expect(!coarse.isEmpty)
    }

    @Test func baselineAndAlignmentInsetsStayWithVariants() {
        let image = frame().withBaselineOffset(fromBottom: 1.5)
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)).withRenderingMode(
                .alwaysTemplate)
        #expect(image.hasBaseline && image.baselineOffsetFromBottom == 1.5)
        #expect(image.alignmentRectInsets.top == 1)
        #expect(!image.imageWithoutBaseline().hasBaseline)
    }
}

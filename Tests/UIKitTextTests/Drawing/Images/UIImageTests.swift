import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIImageTests {
    /// Left half red, right half transparent.
    private func halfRed(width: Int = 4, height: Int = 2) -> CGImage {
        CGImage(width: width, height: height) { pixels, pixelsPerRow in
            for y in 0..<height {
                for x in 0..<width { pixels[y * pixelsPerRow + x] = x < width / 2 ? 0xFFFF_0000 : 0 }
            }
        }!
    }

    private func rgba(_ image: CGImage?, _ x: Int, _ y: Int) -> [Int]? {
        image.map {
            [
                $0.color(x: x, y: y).red, $0.color(x: x, y: y).green, $0.color(x: x, y: y).blue,
                $0.color(x: x, y: y).alpha,
            ]
        }
    }

    @Test func theSizeIsInPoints() {
        let image = UIImage(cgImage: halfRed(), scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(image.scale == 2)
    }

    @Test func aQuarterTurnExchangesWidthAndHeight() {
        #expect(UIImage(cgImage: halfRed(), scale: 1, orientation: .left).size == CGSize(width: 2, height: 4))
    }

    @Test func pngDataComesBackTheSame() throws {
        let data = try #require(UIImage(cgImage: halfRed()).pngData())
        let copy = try #require(UIImage(data: data))
        #expect(copy.size == CGSize(width: 4, height: 2))
        #expect(rgba(copy.cgImage, 0, 0) == [255, 0, 0, 255])
        #expect(rgba(copy.cgImage, 3, 0)?.last == 0)
    }

    @Test func orientationTurnsWhatIsWritten() throws {
        let mirrored = UIImage(cgImage: halfRed(), scale: 1, orientation: .upMirrored)
        let copy = try #require(mirrored.pngData().flatMap { UIImage(data: $0) })
        #expect(rgba(copy.cgImage, 3, 0) == [255, 0, 0, 255])
        let right = UIImage(cgImage: halfRed(), scale: 1, orientation: .right)
        let turned = try #require(right.pngData().flatMap { UIImage(data: $0) })
        #expect(turned.size == CGSize(width: 2, height: 4))
        #expect(rgba(turned.cgImage, 0, 0) == [255, 0, 0, 255])
        #expect(rgba(turned.cgImage, 0, 3)?.last == 0)
        let left = UIImage(cgImage: halfRed(), scale: 1, orientation: .left)
        let other = try #require(left.pngData().flatMap { UIImage(data: $0) })
        #expect(rgba(other.cgImage, 0, 3) == [255, 0, 0, 255])
    }

    @Test func aTintReplacesTheColorAndKeepsTheAlpha() throws {
        let image = UIImage(cgImage: halfRed()).withTintColor(.blue)
        let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(rgba(copy.cgImage, 0, 0) == [0, 0, 255, 255])
        #expect(rgba(copy.cgImage, 3, 0)?.last == 0)
    }

    @Test func anEmptyImageHasNoSizeAndPaintsNothing() {
        let image = UIImage()
        #expect(image.size == .zero)
        #expect(image.cgImage == nil)
        #expect(image.pngData() == nil)
    }

    @Test func bytesThatAreNoImageGiveNil() {
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func aMissingFileIsNamedInTheLog() {
        final class Lines: @unchecked Sendable { var text: [String] = [] }
        let lines = Lines()
        ConsoleLog.listening(to: { lines.text.append($0) }) {
            #expect(UIImage(contentsOfFile: "/nowhere/missing.png") == nil)
            #expect(UIImage(named: "no such picture") == nil)
        }
        #expect(lines.text.contains { $0.contains("/nowhere/missing.png") })
        #expect(lines.text.contains { $0.contains("no such picture") })
    }

    @Test func aFileNamedAt2xHasTwoPixelsAPoint() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "trestle-images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("half@2x.png")
        try #require(UIImage(cgImage: halfRed()).pngData()).write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 2, height: 1))
    }

    @Test func anImageViewHasTheSizeOfItsImage() {
        let image = UIImage(cgImage: halfRed())
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 4, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
        #expect(!view.isUserInteractionEnabled)
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.bounds.size == CGSize(width: 4, height: 2))
    }

    @Test func aHighlightedImageViewShowsItsHighlightedImage() {
        let view = UIImageView(
            image: UIImage(cgImage: halfRed()), highlightedImage: UIImage(cgImage: halfRed(width: 8)))
        view.isHighlighted = true
        #expect(view.sizeThatFits(.zero) == CGSize(width: 8, height: 2))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 48, y: 49, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 96, y: 98, width: 4, height: 2)),
        (.top, CGRect(x: 48, y: 0, width: 4, height: 2)),
    ])
    func contentModesPlaceTheImage(mode: UIView.ContentMode, rect: CGRect) {
        #expect(mode.rect(of: CGSize(width: 4, height: 2), in: CGRect(x: 0, y: 0, width: 100, height: 100)) == rect)
    }
}

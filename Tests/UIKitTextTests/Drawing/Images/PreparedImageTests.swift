import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct PreparedImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func aThumbnailFitsAndKeepsTheAspectRatioAndTheScale() throws {
        let thumbnail = try #require(image(100, 50, scale: 2).preparingThumbnail(of: CGSize(width: 20, height: 20)))
        #expect(thumbnail.size == CGSize(width: 20, height: 10))
        #expect(thumbnail.scale == 2)
        #expect(thumbnail.cgImage?.color(x: 5, y: 5).red == 255)
        #expect(image(10, 10).preparingThumbnail(of: .zero) == nil)
    }

    @Test func imagesArePreparedOnOtherThreads() async {
        let image = image(40, 40)
        #expect(await image.byPreparingForDisplay() === image)
        let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        #expect(thumbnail?.size == CGSize(width: 10, height: 10))
        await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { _ in continuation.resume() }
        }
    }

    @Test func theDataProviderHasThePixels() throws {
        let picture = try #require(image(4, 2).cgImage)
        let data = try #require(picture.dataProvider?.data)
        #expect(CFDataGetLength(data) == picture.bytesPerRow * 2)
        let bytes = try #require(CFDataGetBytePtr(data))
        #expect([bytes[0], bytes[1], bytes[2], bytes[3]] == [0, 0, 255, 255])
    }

    @Test func anImageIsMadeOfBytes() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128]
        let provider = try #require(CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let made = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
        let image = try #require(made)
        #expect(image.color(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(image.color(x: 1, y: 0) == (0, 255, 0, 128))
        let short = CGImage(
            width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
        #expect(short == nil)
    }
}

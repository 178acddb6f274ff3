import Foundation
import ImageIO
import Testing
import UIKit

@MainActor @Suite struct CGImageSourceTests {
    /// Two frames of 2 x 1 pixels: red for 0.5 seconds, then green for 0.01 seconds; shown three times.
    private let gif = Data(
        base64Encoded:
            "R0lGODlhAgABAPAAAP8AAAD/ACH/C05FVFNDQVBFMi4wAwEDAAAh+QQAMgAAACwAAAAAAgABAAACAoQKACH5BAABAAAALAAA"
            + "AAACAAEAAAICjAoAOw==")!

    private func picture(width: Int, height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    @Test func aPictureHasItsTypeSizeAndPixels() throws {
        let source = try source(try #require(picture(width: 30, height: 20).pngData()))
        #expect(CGImageSourceGetType(source) as String? == "public.png" && CGImageSourceGetCount(source) == 1)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 30)
        #expect(properties?[kCGImagePropertyPixelHeight as String] as? CGFloat == 20)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 30)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test func aThumbnailHasTheGreatestSize() throws {
        let source = try source(try #require(picture(width: 300, height: 200).pngData()))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 60,
        ]
        let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(thumbnail?.width == 60 && thumbnail?.height == 40)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test func aGIFHasItsFramesAndTimes() throws {
        let source = try source(gif)
        #expect(CGImageSourceGetCount(source) == 2)
        func dictionary(_ properties: CFDictionary?) -> [String: Any]? {
            (properties as? [String: Any])?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        }
        let loop = dictionary(CGImageSourceCopyProperties(source, nil))
        #expect(loop?[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
        let frames = (0..<2).map { dictionary(CGImageSourceCopyPropertiesAtIndex(source, $0, nil)) }
        #expect(frames.map { $0?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double } == [0.5, 0.01])
        #expect(frames.map { $0?[kCGImagePropertyGIFDelayTime as String] as? Double } == [0.5, 0.1])
        let colors = try (0..<2).map { index in
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            let data = try #require(image.dataProvider?.data)
            return Array((data as Data).prefix(3))
        }
        // Blue, green, red.
        #expect(colors == [[0, 0, 255], [0, 255, 0]])
    }

    @Test func dataWithoutAPictureHasNoImage() throws {
        let source = try source(Data("text".utf8))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/picture"), nil) == nil)
    }

    @Test func anIncrementalSourceHasItsImageAtTheEnd() throws {
        let data = try #require(picture(width: 3, height: 2).pngData())
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.prefix(20) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 2)
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func aDestinationWritesWhatASourceReads(type: String) throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(
            destination, try #require(picture(width: 40, height: 30).cgImage),
            [kCGImageDestinationImageMaxPixelSize: 20] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let source = try source(data as Data)
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
    }

    @Test func formatsThatAreNotWrittenHaveNoDestination() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    }
}

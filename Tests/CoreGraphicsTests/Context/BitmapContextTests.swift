import CoreGraphics
import Testing

@Suite struct BitmapContextTests {
    let blueFirst = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    @Test func appleBitmapContextsHaveTheirOriginAtTheBottomLeft() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: blueFirst))
        #expect(context.ctm == .identity)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.color(x: 0, y: 9).red == 255)
        #expect(image.color(x: 0, y: 0).alpha == 0)
    }

    @Test func redFirstPixelsAreWrittenIntoTheCallersMemory() throws {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let canvas = Canvas(4, 4, background: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context?.draw(canvas.image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel == [255, 0, 0, 255])
    }

    @Test func theContextShowsItsBytes() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: blueFirst))
        context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(context.data)
        #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == [0, 51, 255, 255])
        #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 16)
        #expect(context.alphaInfo == .premultipliedFirst)
    }

    @Test func unknownPixelFormatsGiveNoContext() {
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: blueFirst)
        #expect(context == nil)
    }

    @Test func anImageIsUprightWhereYIsUp() throws {
        let picture = Canvas(2, 2, background: nil)
        picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .red)
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: blueFirst))
        context.draw(picture.image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try #require(context.makeImage()).color(x: 0, y: 0).red == 255)
    }
}

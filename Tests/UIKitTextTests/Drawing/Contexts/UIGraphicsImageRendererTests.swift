import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIGraphicsImageRendererTests {
    private static func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test func anImageHasTheRenderersSizeInPointsAndItsFormatsScale() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: Self.format(scale: 3)).image {
            _ in
        }
        #expect(image.size == CGSize(width: 10, height: 4))
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 30)
    }

    @Test func colorsPaintIntoTheContextOfTheClosureThatRuns() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: Self.format(scale: 1)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.color(x: 2, y: 2) == (255, 0, 0, 255))
        #expect(pixels.color(x: 7, y: 7).alpha == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func theOriginOfTheBoundsIsTheImagesTopLeftCorner() throws {
        let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: Self.format(scale: 1)).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
            #expect($0.format.bounds == bounds)
        }
        #expect(try #require(image.cgImage).color(x: 0, y: 0) == (0, 0, 255, 255))
    }

    @Test func anOpaqueImageIsBlackWhereNothingIsDrawn() throws {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2), format: Self.format(scale: 1, opaque: true))
        #expect(try #require(renderer.image { _ in }.cgImage).color(x: 1, y: 1) == (0, 0, 0, 255))
    }

    @Test func aRendererKeepsTheFormatItWasMadeWith() {
        let format = Self.format(scale: 2)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        format.scale = 1
        #expect(renderer.image { _ in }.scale == 2)
    }

    @Test func aBlendModeCountsForOneFill() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: Self.format(scale: 1)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.clear.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .copy)
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.color(x: 0, y: 0).alpha == 0)
        #expect(pixels.color(x: 1, y: 0).red == 255)
    }

    @Test func anEmptyRendererGivesAnImageWithoutPixels() {
        let renderer = UIGraphicsImageRenderer(size: .zero)
        #expect(renderer.image { _ in }.cgImage == nil)
        #expect(renderer.pngData { _ in }.isEmpty)
    }

    @Test func anImageContextGivesItsImageUntilItEnds() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.scale == 2)
        #expect(try #require(image.cgImage).color(x: 7, y: 7) == (0, 255, 0, 255))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func endingAnImageContextLeavesPushedContextsAlone() throws {
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let context = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsPushContext(context)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}

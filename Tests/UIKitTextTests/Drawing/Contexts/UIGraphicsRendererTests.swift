import Testing
import UIKit

/// Renderers with a destination of their own.
@MainActor @Suite(.serialized) struct UIGraphicsRendererTests {
    @Test func aSubclassChoosesItsContextAndPreparesIt() throws {
        let renderer = SmallRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        var calls: [String] = []
        var drawn: CGImage?
        try renderer.runDrawingActions(
            { context in
                calls.append("drawing")
                #expect(context is SmallContext && context.format.bounds == renderer.format.bounds)
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            },
            completionActions: {
                calls.append("completion")
                drawn = $0.cgContext.makeImage()
            })
        #expect(calls == ["drawing", "completion"])
        let image = try #require(drawn)
        #expect(image.color(x: 1, y: 1) == (0, 0, 255, 255))
        #expect(image.color(x: 3, y: 1).alpha == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func theBaseClassHasNothingToDrawInto() {
        let renderer = UIGraphicsRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(throws: (any Error).self) { try renderer.runDrawingActions({ _ in }) }
        #expect(renderer.allowsImageOutput == false)
        #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).allowsImageOutput)
    }
}

private final class SmallContext: UIGraphicsRendererContext {}

private final class SmallRenderer: UIGraphicsRenderer {
    override class func rendererContextClass() -> AnyClass { SmallContext.self }

    override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        CGContext(
            data: nil, width: Int(format.bounds.width), height: Int(format.bounds.height), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        context.setFillColor(UIColor.blue.cgColor)
    }
}

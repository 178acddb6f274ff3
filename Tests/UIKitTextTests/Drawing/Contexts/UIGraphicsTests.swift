import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIGraphicsTests {
    @Test func pushedContextsAreCurrentUntilTheyArePopped() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        let (first, second) = try (makeContext(), makeContext())
        UIGraphicsPushContext(first)
        UIGraphicsPushContext(second)
        #expect(UIGraphicsGetCurrentContext() === second)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === first)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsPopContext()
    }

    @Test func aFrameLiesInsideItsRectangle() throws {
        let context = try makeContext()
        UIGraphicsPushContext(context)
        UIColor.red.set()
        UIRectFrame(CGRect(x: 2, y: 2, width: 6, height: 6))
        UIGraphicsPopContext()
        let image = try #require(context.makeImage())
        #expect(image.color(x: 2, y: 2) == (255, 0, 0, 255))
        #expect(image.color(x: 7, y: 7) == (255, 0, 0, 255))
        #expect(image.color(x: 4, y: 4).alpha == 0)
    }

    @Test func fillingReplacesWhatIsThere() throws {
        let context = try makeContext()
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        UIGraphicsPopContext()
        let image = try #require(context.makeImage())
        #expect(image.color(x: 2, y: 2).alpha == 0)
        #expect(image.color(x: 8, y: 2).red == 255)
    }

    private func makeContext() throws -> CGContext {
        try #require(CGContext(size: CGSize(width: 10, height: 10), scale: 1))
    }
}

import CoreGraphics
import Testing

@Suite struct IdentityTests {
    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test func contextsAreEqualToThemselvesOnly() throws {
        let (one, other) = (try context(), try context())
        #expect(one == one)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
    }
}

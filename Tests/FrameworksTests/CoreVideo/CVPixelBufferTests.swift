import CoreVideo
import Testing

struct CVPixelBufferTests {
    @Test func packedBuffersHaveOneRowOfBytesPerLine() throws {
        var created: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 10, 3, kCVPixelFormatType_32BGRA, nil, &created) == kCVReturnSuccess)
        let buffer = try #require(created)
        #expect(CVPixelBufferGetWidth(buffer) == 10 && CVPixelBufferGetHeight(buffer) == 3)
        #expect(CVPixelBufferGetBytesPerRow(buffer) == 64 && CVPixelBufferGetDataSize(buffer) == 192)
        #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
        let base = try #require(CVPixelBufferGetBaseAddress(buffer))
        base.storeBytes(of: 0xFF, toByteOffset: 191, as: UInt8.self)
        #expect(base.load(fromByteOffset: 191, as: UInt8.self) == 0xFF)
    }

    @Test func planarBuffersHaveAHalfSizePlaneOfColors() throws {
        var created: CVPixelBuffer?
        let format = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        #expect(CVPixelBufferCreate(nil, 100, 51, format, nil, &created) == kCVReturnSuccess)
        let buffer = try #require(created)
        #expect(CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 50 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 26)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
    }

    @Test func unknownFormatsAndEmptySizesAreRefused() {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 3, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 3, 3, 0x1234, nil, &buffer) == kCVReturnInvalidPixelFormat)
        #expect(buffer == nil)
    }

    @Test func poolsMakeBuffersWithTheirAttributes() throws {
        let attributes =
            [
                kCVPixelBufferWidthKey: 8, kCVPixelBufferHeightKey: 4,
                kCVPixelBufferPixelFormatTypeKey: Int(kCVPixelFormatType_OneComponent8),
            ] as CFDictionary
        var pool: CVPixelBufferPool?
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &pool) == kCVReturnSuccess)
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &buffer) == kCVReturnSuccess)
        #expect(CVPixelBufferGetPixelFormatType(try #require(buffer)) == kCVPixelFormatType_OneComponent8)
    }

    @Test func onlySomeAttachmentsPropagate() throws {
        var first: CVPixelBuffer?
        var second: CVPixelBuffer?
        CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_32BGRA, nil, &first)
        CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_32BGRA, nil, &second)
        let source = try #require(first)
        let target = try #require(second)
        CVBufferSetAttachment(source, "kept", 1, .shouldPropagate)
        CVBufferSetAttachment(source, "left", 2, .shouldNotPropagate)
        CVBufferPropagateAttachments(source, target)
        #expect(CVBufferHasAttachment(target, "kept") && !CVBufferHasAttachment(target, "left"))
    }
}

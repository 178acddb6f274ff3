import CoreImage
import Foundation
import Testing
import Vision

@Suite struct VisionTests {
    @Test func aRequestEndsOnceWithAnError() {
        var errors: [NSError?] = []
        let request = VNRecognizeTextRequest { _, error in errors.append(error as NSError?) }
        let handler = VNImageRequestHandler(ciImage: .white)
        #expect(throws: NSError.self) { try handler.perform([request]) }
        #expect(errors.map { $0?.domain } == [VNErrorDomain])
        #expect(errors.map { $0?.code } == [VNErrorCode.notImplemented.rawValue] && request.results == nil)
    }

    @Test func noRequestsAreNoError() throws {
        try VNSequenceRequestHandler().perform([], on: CIImage.white)
    }

    @Test func rectanglesAreConverted() {
        let rect = VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), 100, 200)
        #expect(rect == CGRect(x: 50, y: 50, width: 50, height: 100))
        #expect(VNNormalizedRectForImageRect(rect, 100, 200) == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5))
    }
}

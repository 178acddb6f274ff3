import CoreMedia
import Testing

struct CMTimeRangeTests {
    private func range(_ start: Double, _ end: Double) -> CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: start, preferredTimescale: 600), end: CMTime(seconds: end, preferredTimescale: 600))
    }

    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    @Test func rangesContainTheirStartAndNotTheirEnd() {
        #expect(range(1, 2).containsTime(time(1)) && !range(1, 2).containsTime(time(2)))
        #expect(range(0, 3).containsTimeRange(range(1, 3)) && !range(0, 3).containsTimeRange(range(1, 4)))
    }

    @Test func unionCoversBothAndIntersectionWhatIsCommon() {
        #expect(range(0, 1).union(range(3, 4)) == range(0, 4))
        #expect(range(0, 3).intersection(range(2, 5)) == range(2, 3))
        #expect(range(0, 1).intersection(range(2, 3)).isEmpty)
    }

    @Test func mappingScalesTimes() {
        let mapped = CMTimeMapTimeFromRangeToRange(time(1), fromRange: range(0, 2), toRange: range(10, 14))
        #expect(mapped.seconds == 12)
        #expect(!CMTimeMapTimeFromRangeToRange(time(1), fromRange: .zero, toRange: range(0, 1)).isValid)
    }

    @Test func foldingRepeatsTheRange() {
        #expect(CMTimeFoldIntoRange(time(7), foldRange: range(1, 3)).seconds == 1)
        #expect(CMTimeFoldIntoRange(time(-0.5), foldRange: range(0, 2)).seconds == 1.5)
    }

    @Test func clampingKeepsTimesInside() {
        #expect(CMTimeClampToRange(time(5), range: range(1, 2)) == time(2))
        #expect(CMTimeClampToRange(time(0), range: range(1, 2)) == time(1))
    }

    @Test func pictureBuffersCarryTheirTimes() throws {
        var picture: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &picture) == kCVReturnSuccess)
        let image = try #require(picture)
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: image, formatDescriptionOut: &format)
        var timing = CMSampleTimingInfo(
            duration: .invalid, presentationTimeStamp: time(2), decodeTimeStamp: .invalid)
        var buffer: CMSampleBuffer?
        CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil, imageBuffer: image, formatDescription: try #require(format), sampleTiming: &timing,
            sampleBufferOut: &buffer)
        let sample = try #require(buffer)
        #expect(CMSampleBufferGetPresentationTimeStamp(sample) == time(2))
        #expect(CMSampleBufferGetImageBuffer(sample) == image)
        #expect(sample.formatDescription?.dimensions == CMVideoDimensions(width: 4, height: 2))
    }
}

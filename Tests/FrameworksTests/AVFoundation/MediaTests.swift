import AVFoundation
import Testing

@MainActor @Suite(.serialized)
struct MediaTests {
    private let asset = AVURLAsset(url: URL(fileURLWithPath: "/movie.mp4"))

    @Test func rectanglesKeepTheAspectRatioInTheCenter() {
        let wide = AVMakeRect(
            aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 10, y: 20, width: 160, height: 200))
        #expect(wide == CGRect(x: 10, y: 75, width: 160, height: 90))
        let high = AVMakeRect(
            aspectRatio: CGSize(width: 1, height: 2), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(high == CGRect(x: 25, y: 0, width: 50, height: 100))
    }

    @Test func valuesHoldTimesAndRanges() {
        let time = CMTime(value: -7, timescale: 30)
        #expect(NSValue(time: time).timeValue == time && NSValue(time: .indefinite).timeValue.isIndefinite)
        let range = CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 600))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
        #expect(NSValue(time: time) == NSValue(time: time) && NSValue(time: time) != NSValue(time: .zero))
    }

    @Test func loadingAnAssetThrows() async {
        await #expect(throws: AVError.self) { try await asset.load(.duration) }
        await #expect(throws: AVError.self) { try await asset.loadTracks(withMediaType: .video) }
        #expect(asset.statusOfValue(forKey: "tracks", error: nil) == .failed && asset.tracks.isEmpty)
    }

    @Test func eachPictureOfAVideoFailsOnce() async {
        let generator = AVAssetImageGenerator(asset: asset)
        let times = [CMTime(value: 1, timescale: 1), CMTime(value: 2, timescale: 1)]
        let results = AsyncStream<(CMTime, AVAssetImageGenerator.Result, Bool)> { stream in
            generator.generateCGImagesAsynchronously(forTimes: times.map { NSValue(time: $0) }) {
                time, _, _, result, error in
                stream.yield((time, result, error is AVError))
                if time == times[1] { stream.finish() }
            }
        }
        var seen: [CMTime] = []
        for await (time, result, hasError) in results {
            seen.append(time)
            #expect(result == .failed && hasError)
        }
        #expect(seen == times)
    }

    @Test func anExportFails() async throws {
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
        await withCheckedContinuation { done in session.exportAsynchronously { done.resume() } }
        #expect(session.status == .failed && session.error is AVError)
    }

    @Test func readersAndWritersThrow() {
        #expect(throws: AVError.self) { try AVAssetReader(asset: asset) }
        #expect(throws: AVError.self) { try AVAssetWriter(outputURL: URL(fileURLWithPath: "/a.mov"), fileType: .mov) }
    }

    @Test func metadataItemsOfTheProgramAreFound() {
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = "Song" as NSString
        let found = AVMetadataItem.metadataItems(from: [item], filteredByIdentifier: .commonIdentifierTitle)
        #expect(found.first?.stringValue == "Song" && item.commonKey == .commonKeyTitle)
    }
}

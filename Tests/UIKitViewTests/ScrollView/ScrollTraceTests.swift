import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Drags and releases measured on real UIKit, replayed: Facts/scroll says where they come from.
@MainActor @Suite(.serialized)
final class ScrollTraceTests {
    private lazy var stage = TouchStage()
    private let recorder = ScrollRecorder()

    struct Trace: Decodable {
        struct Finger: Decodable {
            let y0: CGFloat
            let step_pt: CGFloat
            let steps: Int
            let dt_s: Double
        }
        struct End: Decodable {
            let velocity_pt_per_ms: CGFloat
            let target: CGFloat
        }
        struct Rest: Decodable {
            let t_after_lift_s: Double
            let offset: CGFloat
        }
        let start_offset: CGFloat
        let finger: Finger
        let will_end_dragging: End
        let did_end_decelerating: Rest?
        let lift_to_first_frame_s: Double?
        let post_lift_offsets_60hz: [CGFloat]?
        let drag_offsets_from_2nd_move: [CGFloat]?
        let band_offsets_per_5pt_finger_after_10pt_slop: [CGFloat]?
        let offset_vs_finger_travel: [[CGFloat]]?
    }

    private func trace(_ name: String) throws -> Trace {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appending(path: "Facts/scroll/\(name).json"))
        return try JSONDecoder().decode(Trace.self, from: data)
    }

    /// Moves the finger as the trace says; the content's offset after each move.
    private func drag(_ trace: Trace, _ scrollView: UIScrollView) -> [CGFloat] {
        stage.down(196, trace.finger.y0)
        return (0..<trace.finger.steps).map { _ in
            stage.advance(by: trace.finger.dt_s)
            stage.move(0, trace.finger.step_pt)
            return scrollView.contentOffset.y
        }
    }

    @Test func aSlowDragFollowsTheFingerAfterTenPoints() throws {
        let trace = try trace("touch_calib")
        let scrollView = makeScrollView(on: stage, offset: trace.start_offset, delegate: recorder)
        let offsets = drag(trace, scrollView)
        for pair in try #require(trace.offset_vs_finger_travel) {
            #expect(offsets[Int(pair[0] / -trace.finger.step_pt) - 1] == pair[1], "after \(pair[0]) points")
        }
        // Twenty stationary touches of 16 ms.
        stage.advance(by: 20 * 0.016)
        stage.up()
        #expect(recorder.velocity == .zero)
        #expect(recorder.target.y == trace.will_end_dragging.target)
        #expect(!scrollView.isDecelerating)
    }

    @Test func aFlickCoastsAsMeasured() throws {
        let trace = try trace("decel_v750")
        let scrollView = makeScrollView(on: stage, offset: trace.start_offset, delegate: recorder)
        let offsets = drag(trace, scrollView)
        #expect(Array(offsets.dropFirst()) == trace.drag_offsets_from_2nd_move)
        stage.advance(by: trace.finger.dt_s)
        stage.up()
        #expect(abs(recorder.velocity.y - trace.will_end_dragging.velocity_pt_per_ms) < 0.001)
        #expect(abs(recorder.target.y - trace.will_end_dragging.target) < 0.01)
        try expectFrames(of: trace, scrollView, tolerance: 0.35)
    }

    @Test func theRubberBandStretchesAsMeasured() throws {
        let trace = try trace("rubberband_top")
        let scrollView = makeScrollView(on: stage, offset: trace.start_offset, delegate: recorder)
        let offsets = drag(trace, scrollView)
        let measured = try #require(trace.band_offsets_per_5pt_finger_after_10pt_slop)
        let largestError = zip(offsets.dropFirst(2), measured).map { abs($0 - $1) }.max()
        #expect(try #require(largestError) < 0.34)
        #expect(abs(scrollView.contentOffset.y + 235) < 0.34)
    }

    @Test func aHeldOverscrollReturnsAsMeasured() throws {
        let trace = try trace("rubberband_top")
        let scrollView = makeScrollView(on: stage, offset: trace.start_offset, delegate: recorder)
        _ = drag(trace, scrollView)
        stage.advance(by: 38 * 0.008)
        stage.up()
        #expect(recorder.target == .zero)
        try expectFrames(of: trace, scrollView, tolerance: 0.7)
        #expect(scrollView.contentOffset == .zero)
    }

    /// Every frame is within `tolerance` of the measured one, and the movement ends within a frame of the measured end.
    private func expectFrames(of trace: Trace, _ scrollView: UIScrollView, tolerance: CGFloat) throws {
        let rest = try #require(trace.did_end_decelerating)
        let released = stage.now
        stage.advance(by: try #require(trace.lift_to_first_frame_s))
        var error: CGFloat = 0
        for (frame, measured) in try #require(trace.post_lift_offsets_60hz).enumerated() {
            if frame > 0 { stage.advance(by: 1.0 / 60) }
            error = max(error, abs(scrollView.contentOffset.y - measured))
        }
        #expect(error < tolerance)
        stage.advance(frames: 10) { !scrollView.isDecelerating }
        #expect(!scrollView.isDecelerating)
        #expect(abs(stage.now - released - rest.t_after_lift_s) < 0.035)
        #expect(abs(scrollView.contentOffset.y - rest.offset) < 0.34)
    }
}

import PeerMeters
import UIKit

/// A number of frames with a change before each.
struct Stage {
    var frames: Int
    /// Makes the change that the frame is to show; the argument counts from 0.
    var change: @MainActor (Int) -> Void = { _ in }
    /// Gets what the frames cost, each from just before its change until the window system has shown it.
    var finish: @MainActor ([PeerSample]) -> Void = { _ in }

    /// Frames that nothing is measured of: what came before comes to rest.
    static func rest(_ frames: Int) -> Stage { Stage(frames: frames) }
}

/// Runs stages one after the other in the application's own frames: a display link calls at the begin of each, so between two calls
/// there is one turn of the run loop, one layout and one painted frame.
///
/// With TRESTLE_FRAME_RATE=100000 the frames follow each other without a pause. On X11 every frame that shows something ends with
/// a round trip to the server (SDL waits until its shared memory is free again), so the server's work is in the frame's sample.
@MainActor
final class FrameRunner {
    private var stages: [Stage]
    private let completion: @MainActor () -> Void
    private var samples: [PeerSample] = []
    private var started: PeerSample?
    private var link: CADisplayLink?

    init(_ stages: [Stage], completion: @escaping @MainActor () -> Void) {
        self.stages = stages.reversed()
        self.completion = completion
    }

    func start() {
        let link = CADisplayLink { [self] _ in frameBegins() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frameBegins() {
        if let started { samples.append(peer_since(started)) }
        while let stage = stages.last, samples.count >= stage.frames {
            stages.removeLast()
            stage.finish(samples)
            samples.removeAll(keepingCapacity: true)
        }
        guard let stage = stages.last else {
            link?.invalidate()
            return completion()
        }
        let index = samples.count
        started = peer_now()
        stage.change(index)
    }
}

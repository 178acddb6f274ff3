import HostInterface
import Synchronization

@testable import UIKit

/// A clock that tests move, and the frames in between: what an application's frame loop does, without a host.
@MainActor
final class HandMovedTime: HostClock {
    nonisolated var now: Double { time.load(ordering: .relaxed) }
    private let time = Atomic(1000.0)
    private let before: any HostClock
    private var compositors: [(LayerCompositor, CGSize)] = []

    init() {
        // An application of another suite would bring its screen along.
        ApplicationRun.current?.end()
        before = MediaTime.clock
        DelayedCall.cancelAll()
        FrameClock.reset()
        MediaTime.clock = self
    }

    /// Gives the clock back; call it at the end of a test.
    func stop() {
        DelayedCall.cancelAll()
        FrameClock.reset()
        AfterCommit.reset()
        MediaTime.clock = before
    }

    /// A visible window that is painted in every frame, so that its layers have presentation values.
    func shownWindow(_ frame: CGRect) -> UIWindow {
        let window = UIWindow(frame: frame)
        window.isHidden = false
        compositors.append((LayerCompositor(root: window.layer), frame.size))
        self.frame()
        return window
    }

    /// Runs a frame every 1/60 s until `seconds` have passed, and one at the end.
    func advance(by seconds: Double = 1.0 / 60) {
        let end = now + seconds
        while now < end - 1e-9 {
            time.store(min(now + 1.0 / 60, end), ordering: .relaxed)
            frame()
        }
    }

    /// - Parameter views: laid out too, for windows that are not painted.
    func frame(_ views: [UIView] = []) {
        DelayedCall.runDue(at: CACurrentMediaTime())
        FrameClock.tick()
        FrameClock.layoutAndDisplay()
        for view in views { view.layoutIfNeeded() }
        AfterCommit.run()
        AutoreleasedWindows.drain()
        for (compositor, size) in compositors { paint(compositor, size) }
    }

    private func paint(_ compositor: LayerCompositor, _ size: CGSize) {
        let (width, height) = (Int(size.width), Int(size.height))
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        defer { pixels.deallocate() }
        _ = compositor.paint(
            into: HostFrame(pixels: pixels, width: width, height: height, stride: width * 4, age: 0), scale: 1)
    }
}

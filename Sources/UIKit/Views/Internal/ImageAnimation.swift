import Foundation

/// The animation of an image view's images, which runs while the view is in a window.
@MainActor
final class ImageAnimation {
    private let frames: [UIImage]
    /// The duration of one cycle, in seconds.
    private let duration: TimeInterval
    /// The number of cycles; 0 repeats forever.
    private let repeatCount: Int
    private var began = CACurrentMediaTime()
    private var link: CADisplayLink?
    private var index = 0
    private let frameDidChange: (ImageAnimation) -> Void

    private(set) var hasEnded = false

    init(
        frames: [UIImage], duration: TimeInterval, repeatCount: Int, frameDidChange: @escaping (ImageAnimation) -> Void
    ) {
        self.frames = frames
        // UIKit's default rate is 30 images per second.
        self.duration = duration > 0 ? duration : Double(frames.count) / 30
        self.repeatCount = repeatCount
        self.frameDidChange = frameDidChange
    }

    var image: UIImage? { frames.indices.contains(index) ? frames[index] : nil }

    /// Starts the display link, or stops it while the images are not visible.
    func setVisible(_ isVisible: Bool) {
        guard isVisible, !hasEnded else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        began = CACurrentMediaTime() - Double(index) * duration / Double(max(frames.count, 1))
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step() {
        let rounds = (CACurrentMediaTime() - began) / duration
        if repeatCount > 0, rounds >= Double(repeatCount) - 1e-9 {
            hasEnded = true
            setVisible(false)
            return frameDidChange(self)
        }
        let position = rounds.truncatingRemainder(dividingBy: 1) * Double(frames.count)
        let new = min(frames.count - 1, Int(position + 1e-9))
        guard new != index else { return }
        index = new
        frameDidChange(self)
    }
}

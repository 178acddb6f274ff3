import CoreGraphics
import CoreVideo
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// - Linux: refuses
/// Shows what a player plays, which is nothing: the layer is black.
open class AVPlayerLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var pixelBufferAttributes: [String: Any]?

    open var player: AVPlayer? {
        willSet { willChangeValue(forKey: "player") }
        didSet {
            didChangeValue(forKey: "player")
            if player != nil { MediaRefusal.report("AVPlayerLayer", "the layer is black") }
        }
    }

    public override init() {
        super.init()
        showBlack()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVPlayerLayer else { return }
        videoGravity = other.videoGravity
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showBlack()
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        if player != nil { MediaRefusal.report("AVPlayerLayer", "the layer is black") }
    }

    private func showBlack() {
        ObservedMembers.add(self)
        backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }

    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    open func displayedPixelBuffer() -> CVPixelBuffer? { nil }
}

import AVFoundation
import UIKit

/// - Linux: refuses
/// Plays a video with controls. The controller shows a panel on black that says that the video cannot be played, and a
/// button that opens it in the program that the desktop has for it.
open class AVPlayerViewController: UIViewController {
    private lazy var panel = VideoPanel()

    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    open var player: AVPlayer? {
        didSet { if isViewLoaded { panel.show(player) } }
    }

    open var showsPlaybackControls = true
    open var showsTimecodes = false
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var allowsVideoFrameAnalysis = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var pixelBufferAttributes: [String: Any]?
    open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
    open private(set) var selectedSpeed: AVPlaybackSpeed?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }

    /// The view above the panel, to which applications add their own views.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return panel.overlay
    }

    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        selectedSpeed = speed
        player?.defaultRate = speed.rate
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        view.addSubview(panel)
        panel.show(player)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        panel.showsCloseButton = presentingViewController?.presentedViewController === self
    }
}

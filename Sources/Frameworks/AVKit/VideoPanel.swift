import AVFoundation
import FrameworkAbsence
import UIKit

/// The content of an ``AVPlayerViewController``: a panel that says that the video cannot be played, the views of the
/// application, and a button that dismisses the controller.
@MainActor
final class VideoPanel: UIView {
    let overlay = OverlayView()
    private let panel = AbsencePanel(
        symbolName: "play.slash", title: SystemText.noVideo.string, message: SystemText.videosCannotBePlayed.string)
    private let closeButton = UIButton(type: .system)
    var onClose: () -> Void = {}

    init() {
        super.init(frame: UIScreen.main.bounds)
        overrideUserInterfaceStyle = .dark
        panel.backgroundColor = .black
        closeButton.setTitle(SystemText.close.string, for: .normal)
        closeButton.isHidden = true
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        for view in [panel, overlay, closeButton] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var showsCloseButton: Bool {
        get { !closeButton.isHidden }
        set { closeButton.isHidden = !newValue }
    }

    /// Offers to open the medium of the player, if it has an address.
    func show(_ player: AVPlayer?) {
        Absence.report("AVKit", "AVPlayerViewController", "a panel stands in place of the video")
        guard let url = (player?.currentItem?.asset as? AVURLAsset)?.url else {
            panel.setAction(title: nil)
            return
        }
        panel.setAction(title: SystemText.openInAnotherProgram.string) { UIApplication.shared.open(url) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        overlay.frame = bounds
        let size = closeButton.sizeThatFits(bounds.size)
        closeButton.frame = CGRect(
            x: safeAreaInsets.left + 16, y: safeAreaInsets.top + 8, width: max(44, size.width), height: 44)
    }
}

/// Lets touches through that hit none of its subviews.
@MainActor
final class OverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

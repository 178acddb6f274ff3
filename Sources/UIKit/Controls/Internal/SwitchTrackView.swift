/// The track of a switch, with the thumb at one of its ends.
@MainActor
final class SwitchTrackView: UIView {
    private let metrics = SystemMetrics.current.switches
    private let track = UIView()
    private let thumb = UIView()
    private(set) var isOn = false
    private var isPressed = false

    var onColor: UIColor = .systemGreen {
        didSet { colorTrack() }
    }

    var thumbColor: UIColor = .white {
        didSet { thumb.backgroundColor = thumbColor }
    }

    var size: CGSize { metrics.size }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        track.layer.cornerRadius = metrics.size.height / 2
        thumb.layer.cornerRadius = metrics.thumb.height / 2
        thumb.backgroundColor = thumbColor
        // Nothing of the shadow is outside the track. Fitted to a picture of iOS 18.2.
        track.clipsToBounds = true
        thumb.layer.shadowOpacity = 0.115
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(track)
        track.addSubview(thumb)
        colorTrack()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func setOn(_ on: Bool, animated: Bool) {
        guard on != isOn else { return }
        isOn = on
        change(animated: animated)
    }

    func setPressed(_ pressed: Bool, animated: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        change(animated: animated)
    }

    private func change(animated: Bool) {
        let show = {
            self.colorTrack()
            self.placeThumb()
        }
        guard animated else { return show() }
        UIView.animate(
            withDuration: metrics.travelDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: show)
    }

    private func colorTrack() {
        track.backgroundColor = isOn ? onColor : SystemColor.switchOffTrack.dynamic
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(origin: .zero, size: metrics.size)
        placeThumb()
    }

    private func placeThumb() {
        let width = metrics.thumb.width + (isPressed ? metrics.pressedGrowth : 0)
        let isAtRight = isOn != isRightToLeft
        let x = isAtRight ? metrics.size.width - metrics.inset - width : metrics.inset
        thumb.frame = CGRect(x: x, y: metrics.inset, width: width, height: metrics.thumb.height)
    }
}

/// The track of a switch, with the thumb at one of its ends.
@MainActor
final class SwitchTrackView: UIView {
    private let metrics = SystemMetrics.current.switches
    private let track = UIView()
    private let thumb = UIView()
    /// The signs for on and off; nil for users who do not want them.
    private var signs: (on: UIView, off: UIView)?
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
        shapePreferencesDidChange()
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
        placeSigns()
    }

    /// Places the signs in the middle of the free parts of the track.
    private func placeSigns() {
        guard let signs else { return }
        let free = metrics.size.width - metrics.inset - metrics.thumb.width
        let (left, right) = (free / 2, metrics.size.width - free / 2)
        signs.on.center = CGPoint(x: isRightToLeft ? right : left, y: metrics.size.height / 2)
        signs.off.center = CGPoint(x: isRightToLeft ? left : right, y: metrics.size.height / 2)
        signs.on.alpha = isOn ? 1 : 0
        signs.off.alpha = isOn ? 0 : 1
    }
}

extension SwitchTrackView: ShapePreferring {
    /// Shows a line for on and a circle for off, or removes them. Their sizes are unverified.
    func shapePreferencesDidChange() {
        let shows = UIAccessibility.isOnOffSwitchLabelsEnabled
        guard shows != (signs != nil) else { return }
        if let signs {
            for sign in [signs.on, signs.off] { sign.removeFromSuperview() }
            self.signs = nil
            return
        }
        let on = UIView(frame: CGRect(x: 0, y: 0, width: 1.5, height: 10))
        on.backgroundColor = .white
        let off = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        off.layer.cornerRadius = 5
        off.layer.borderWidth = 1.5
        off.layer.borderColor = UIColor.systemGray.cgColor
        for sign in [on, off] { track.insertSubview(sign, belowSubview: thumb) }
        signs = (on, off)
        placeSigns()
    }
}

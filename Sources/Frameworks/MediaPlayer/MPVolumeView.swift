import FrameworkAbsence
import UIKit

/// - Linux: no effect
/// Shows a slider for the volume. Moving it changes nothing.
open class MPVolumeView: UIView {
    private let slider = UISlider()

    open var volumeWarningSliderImage: UIImage?
    open var showsRouteButton = true

    open var showsVolumeSlider = true {
        didSet { slider.isHidden = !showsVolumeSlider }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }

    private func addSlider() {
        Absence.report("MediaPlayer", "MPVolumeView", "the slider changes nothing")
        addSubview(slider)
    }

    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }

    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }

    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }

    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }

    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }

    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }

    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }

    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}

    open func routeButtonImage(for state: UIControl.State) -> UIImage? { nil }

    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
}

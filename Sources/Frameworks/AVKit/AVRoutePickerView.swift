import FrameworkAbsence
import UIKit

/// - Linux: refuses
/// Lets the user choose where sound is heard. There is nothing to choose: the button is disabled.
open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .system)

    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .systemBlue

    open var prioritizesVideoDevices = false {
        didSet { showSymbol() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addButton()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addButton()
    }

    private func addButton() {
        Absence.report("AVKit", "AVRoutePickerView", "there are no routes to choose from")
        button.isEnabled = false
        showSymbol()
        addSubview(button)
    }

    private func showSymbol() {
        button.setImage(UIImage(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio"), for: .normal)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

/// - Linux: no effect
/// Informed about an ``AVRoutePickerView``. Every method is optional; none is called.
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}

    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

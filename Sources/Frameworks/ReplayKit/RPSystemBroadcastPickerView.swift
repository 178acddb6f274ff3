import FrameworkAbsence
import UIKit

/// - Linux: refuses
/// Shows a button that starts a broadcast of the screen. The button is disabled.
open class RPSystemBroadcastPickerView: UIView {
    private let button = UIButton(type: .system)

    open var preferredExtension: String?
    open var showsMicrophoneButton = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addButton()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addButton()
    }

    private func addButton() {
        Absence.report("ReplayKit", "RPSystemBroadcastPickerView", "the button is disabled")
        button.isEnabled = false
        button.setImage(UIImage(systemName: "record.circle"), for: .normal)
        addSubview(button)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

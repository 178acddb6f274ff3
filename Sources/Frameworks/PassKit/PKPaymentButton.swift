import UIKit

/// - Linux: refuses
///
/// A button that is disabled and says that there is no Apple Pay.
open class PKPaymentButton: UIButton {
    /// In points.
    open var cornerRadius: CGFloat = 4 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: .zero)
        showAbsence()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showAbsence()
    }

    private func showAbsence() {
        WalletAbsence.report()
        setTitle("No Apple Pay", for: .normal)
        setTitleColor(.secondaryLabel, for: .normal)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = cornerRadius
        isEnabled = false
    }
}

/// - Linux: refuses
///
/// A button that is disabled and says that there is no Wallet.
open class PKAddPassButton: UIButton {
    /// - Linux: no effect
    open var addPassButtonStyle: PKAddPassButtonStyle

    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
        showAbsence()
    }

    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
        showAbsence()
    }

    private func showAbsence() {
        WalletAbsence.report()
        setTitle("No Wallet", for: .normal)
        setTitleColor(.secondaryLabel, for: .normal)
        backgroundColor = .secondarySystemBackground
        isEnabled = false
    }
}

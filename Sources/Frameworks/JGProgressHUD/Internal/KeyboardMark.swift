import UIKit

/// A view that is never seen, from the top of a HUD to the keyboard, or to the safe area's lower edge without one.
final class KeyboardMark: UIView {
    private let onChange: () -> Void

    /// - Parameter onChange: called when the view is higher or lower than before, in the animation of the keyboard.
    init(in hud: UIView, onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        hud.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: hud.topAnchor), leadingAnchor.constraint(equalTo: hud.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 1),
            bottomAnchor.constraint(equalTo: hud.keyboardLayoutGuide.topAnchor),
        ])
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        onChange()
    }
}

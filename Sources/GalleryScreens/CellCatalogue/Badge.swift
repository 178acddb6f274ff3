import UIKit

/// A number in a capsule.
enum Badge {
    @MainActor
    static func make(_ text: String) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 34, height: 24))
        label.text = text
        label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 12
        label.clipsToBounds = true
        return label
    }
}

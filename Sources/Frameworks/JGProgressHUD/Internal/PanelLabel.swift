import UIKit

/// A label of a panel, which says when its size may have changed.
final class PanelLabel: UILabel {
    var onChange: () -> Void = {}

    /// Creates the label of the short text and that of the longer one.
    static func pair(_ style: JGProgressHUDStyle) -> (text: UILabel, detail: UILabel) {
        (PanelLabel(.boldSystemFont(ofSize: 17), style), PanelLabel(.systemFont(ofSize: 15), style))
    }

    private init(_ font: UIFont, _ style: JGProgressHUDStyle) {
        super.init(frame: .zero)
        self.font = font
        textColor = style.contentColor
        textAlignment = .center
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        onChange()
    }
}

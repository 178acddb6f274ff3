/// Shows the title of a row.
@MainActor
final class PickerLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    func show(_ attributed: NSAttributedString?, or title: String?) {
        font = .systemFont(ofSize: SystemMetrics.current.pickers.fontSize)
        if let attributed {
            attributedText = attributed
        } else {
            text = title
        }
        textAlignment = .center
    }
}

/// A separator between rows.
final class TableSeparatorView: UIView {
    init(color: UIColor?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = color ?? .separator
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

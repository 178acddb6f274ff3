/// The short bar at the top of a sheet that can be dragged.
final class SheetGrabber: UIView {
    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: SystemMetrics.current.sheets.grabberSize))
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = bounds.height / 2
        isUserInteractionEnabled = false
        accessibilityLabel = SystemText.sheetGrabber.string
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }
}

/// Fonts and colors of the bars, derived from the system metrics.
extension SystemMetrics.Bars {
    var titleFont: UIFont { .systemFont(ofSize: titleFontSize, weight: .semibold) }
    var buttonFont: UIFont { .systemFont(ofSize: buttonFontSize) }
    var doneButtonFont: UIFont { .systemFont(ofSize: buttonFontSize, weight: .semibold) }
    var background: UIColor { SystemColor.bar.dynamic }
    var hairlineColor: UIColor { SystemColor.barHairline.dynamic }
    /// The distance between the chevron and the title of a back button.
    var backTitleSpacing: CGFloat { backTitleLeading - backChevronLeading - backChevron.width }
}

extension BarButton {
    /// The button of a bar button item, or its own view. Nil for hidden items.
    static func view(for item: UIBarButtonItem) -> UIView? {
        guard !item.isHidden else { return nil }
        if let customView = item.customView { return customView }
        let bars = SystemMetrics.current.bars
        let button = BarButton(
            glyph: glyph(for: item), title: item.displayedTitle,
            font: item.style == .done ? bars.doneButtonFont : bars.buttonFont, spacing: bars.buttonSpacing
        ) { [weak item] button in item?.primaryAction.map(button.sendAction) }
        button.isEnabled = item.isEnabled
        if let tintColor = item.tintColor { button.tintColor = tintColor }
        if item.systemItem == .add { button.accessibilityLabel = "Add" }
        return button
    }

    /// The chevron with the title of the screen below.
    static func back(title: String, action: @escaping @MainActor (BarButton) -> Void) -> BarButton {
        let bars = SystemMetrics.current.bars
        let chevron = BarGlyphView(size: bars.backChevron, lineWidth: bars.backChevronLineWidth) { isRightToLeft in
            .chevron(pointsRight: isRightToLeft)
        }
        return BarButton(
            glyph: chevron, title: title, font: bars.buttonFont, spacing: bars.backTitleSpacing, action: action)
    }

    private static func glyph(for item: UIBarButtonItem) -> UIView? {
        if let image = item.displayedImage {
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.sizeToFit()
            return view
        }
        guard item.systemItem == .add else { return nil }
        let bars = SystemMetrics.current.bars
        return BarGlyphView(size: bars.plusSize, lineWidth: bars.plusLineWidth) { _ in .plus }
    }
}

extension BarButton {
    /// Returns the view for a bar button item: a button, its custom view, or a space. Nil for hidden items.
    static func view(for item: UIBarButtonItem) -> UIView? {
        guard !item.isHidden else { return nil }
        if let customView = item.customView { return fitted(customView) }
        if item.systemItem == .flexibleSpace { return BarSpace(width: nil) }
        if item.systemItem == .fixedSpace { return BarSpace(width: item.width) }
        if let title = (item as? DisplayModeButtonItem)?.backTitle {
            let button = back(title: title) { [weak item] button in item?.wasTapped(button) }
            item.shownView = button
            return button
        }
        let bars = SystemMetrics.current.bars
        let button = BarButton(
            glyph: glyph(for: item), title: item.displayedTitle,
            font: item.style == .done ? bars.doneButtonFont : bars.buttonFont, spacing: bars.buttonSpacing
        ) { [weak item] button in item?.wasTapped(button) }
        button.isDone = item.style == .done
        button.imageInsets = item.imageInsetsForBar
        button.take(item.ground, of: item)
        button.isSelected = item.isSelected
        button.possibleTitles = item.possibleTitles ?? []
        button.givenWidth = item.width
        button.isEnabled = item.isEnabled
        button.hasSpring = item.isSpringLoaded
        button.menu = { [weak item] in item?.menuContent }
        button.showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        if let tintColor = item.tintColor { button.tintColor = tintColor }
        button.accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.spokenName ?? item.displayedTitle
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.item = item
        item.shownView = button
        return button
    }

    /// Gives a view of size zero the size that it asks for.
    private static func fitted(_ view: UIView) -> UIView {
        if view.bounds.size == .zero { view.frame.size = view.systemLayoutSizeFitting(.zero) }
        return view
    }

    /// Creates a back button: a chevron with the title of the previous screen.
    ///
    /// - Parameters:
    ///   - title: nil for the chevron alone.
    ///   - image: in the place of the chevron.
    static func back(
        title: String?, image: UIImage? = nil, action: @escaping @MainActor (BarButton) -> Void
    ) -> BarButton {
        let bars = SystemMetrics.current.bars
        let glyph =
            image.map(imageView)
            ?? BarGlyphView(size: bars.backChevron, lineWidth: bars.backChevronLineWidth) { isRightToLeft in
                .chevron(pointsRight: isRightToLeft)
            }
        return BarButton(
            glyph: glyph, title: title, font: bars.buttonFont, spacing: bars.backTitleSpacing, action: action)
    }

    private static func glyph(for item: UIBarButtonItem) -> UIView? {
        if let sidebar = item as? SidebarButtonItem {
            return BarGlyphView(size: SystemMetrics.current.splits.sidebarGlyph, lineWidth: 1.5) { isRightToLeft in
                .sidebar(isAtRight: sidebar.isAtTrailingEdge != isRightToLeft)
            }
        }
        if let image = item.displayedImage { return imageView(image) }
        if item.systemItem == .close {
            let button = UIButton(type: .close)
            button.isUserInteractionEnabled = false
            button.sizeToFit()
            return button
        }
        if item.systemItem == .add {
            let bars = SystemMetrics.current.bars
            return BarGlyphView(size: bars.plusSize, lineWidth: bars.plusLineWidth) { _ in .plus }
        }
        return item.systemItem?.sign.map { imageView($0.image) }
    }

    /// Images are drawn as templates, unless their rendering mode is set.
    private static func imageView(_ image: UIImage) -> UIView {
        let view = UIImageView(image: image.asControlImage)
        view.sizeToFit()
        return view
    }
}

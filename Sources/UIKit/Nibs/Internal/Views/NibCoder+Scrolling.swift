import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    /// Called at the end of the initializer of UIScrollView.
    func decode(_ view: UIScrollView) {
        decodeShared(view)
        view.clipsToBounds = bool("clipsSubviews") ?? false
        view.isScrollEnabled = bool("scrollEnabled") ?? true
        view.isPagingEnabled = bool("pagingEnabled") ?? false
        view.bounces = bool("bounces") ?? true
        view.bouncesZoom = bool("bouncesZoom") ?? true
        view.alwaysBounceVertical = bool("alwaysBounceVertical") ?? false
        view.alwaysBounceHorizontal = bool("alwaysBounceHorizontal") ?? false
        view.isDirectionalLockEnabled = bool("directionalLockEnabled") ?? false
        view.delaysContentTouches = bool("delaysContentTouches") ?? true
        view.canCancelContentTouches = bool("canCancelContentTouches") ?? true
        view.showsHorizontalScrollIndicator = bool("showsHorizontalScrollIndicator") ?? true
        view.showsVerticalScrollIndicator = bool("showsVerticalScrollIndicator") ?? true
        if let scale = number("minimumZoomScale") { view.minimumZoomScale = scale }
        if let scale = number("maximumZoomScale") { view.maximumZoomScale = scale }
        if let style = option("indicatorStyle", Self.indicators) { view.indicatorStyle = style }
        if let mode = option("keyboardDismissMode", Self.dismissModes) { view.keyboardDismissMode = mode }
        if let behavior = option("contentInsetAdjustmentBehavior", Self.insetBehaviors) {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if let insets = insets("contentInset") { view.contentInset = insets }
        if let insets = insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let size = size("contentSize") { view.contentSize = size }
        if let control = object("refreshControl", UIRefreshControl.self) { view.refreshControl = control }
        decodeSubviews(view)
    }

    private static let indicators: [String: UIScrollView.IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]

    private static let insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    // MARK: Collection views

    func decode(_ view: UICollectionView) {
        decodeShared(view)
        view.allowsSelection = bool("allowsSelection") ?? true
        view.allowsMultipleSelection = bool("allowsMultipleSelection") ?? false
        if let isEnabled = bool("prefetchingEnabled") { view.isPrefetchingEnabled = isEnabled }
        for cell in record.list("cells") {
            guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
            view.register(PrototypeNib(cell, of: instance), forCellWithReuseIdentifier: identifier)
        }
        file.preview?.note(record.list("cells").map { PrototypeNib($0, of: instance) }, of: view)
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let record = record.part(key), let identifier = record.attributes["reuseIdentifier"] else { continue }
            view.register(
                PrototypeNib(record, of: instance), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
        if let background = object("backgroundView", UIView.self) { view.backgroundView = background }
    }

    func decode(_ cell: UICollectionViewCell) {
        decodeShared(cell)
        guard let content = record.part("contentView") else { return }
        instance.adopt(cell.contentView, content)
    }

    func decode(_ layout: UICollectionViewFlowLayout) {
        if record.attributes["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let spacing = number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let size = size("itemSize") { layout.itemSize = size }
        if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = insets("sectionInset") { layout.sectionInset = insets }
        if let pins = bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = pins }
        if let pins = bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = pins }
    }
}

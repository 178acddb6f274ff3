internal import TableEngine

/// Determines the heights of section headers and footers, and the padding above a section.
///
/// Owned by UITableView. Like rows, headers and footers have an estimated height until they come on screen, unless
/// estimates are off.
@MainActor
final class BandSizing {
    typealias Band = BandKey.Band

    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// The bands (headers, footers) that were not known to be absent when they were estimated. Changed by loading and
    /// by ``takeNewlyAbsent()``.
    private var assumed: Set<Band> = []

    private let currentGeometry: () -> TableGeometry
    /// Known since the load began.
    private var titleHeights = TitleHeights()

    private let makeView: (Band, Int) -> UIView?
    private let makeTitleView: (Band, Int, String) -> UITableViewHeaderFooterView
    private let isTitle: (UIView) -> Bool

    /// - Parameters:
    ///   - geometry: Returns the geometry of the sections that are loaded.
    ///   - makeView: Makes the view of a section's header or footer, to be measured.
    ///   - makeTitleView: Makes the view of a title.
    ///   - isTitle: Returns whether a view was made for a title.
    init(
        table: UITableView, geometry: @escaping () -> TableGeometry, makeView: @escaping (Band, Int) -> UIView?,
        makeTitleView: @escaping (Band, Int, String) -> UITableViewHeaderFooterView,
        isTitle: @escaping (UIView) -> Bool
    ) {
        self.table = table
        currentGeometry = geometry
        self.makeView = makeView
        self.makeTitleView = makeTitleView
        self.isTitle = isTitle
    }

    private var calls: DelegateCalls { table.calls }
    private var metrics: SystemMetrics.Headers { SystemMetrics.current.headers }
    private var isPlain: Bool { table.style == .plain }

    // MARK: Loading

    func beginLoad() {
        titleHeights = TitleHeights()
        assumed = Set([.header, .footer].filter { !isKnownAbsent($0) })
    }

    /// Returns the bands that turned out to be absent since they were estimated, each once.
    func takeNewlyAbsent() -> Set<Band> {
        let absent = assumed.filter(isKnownAbsent)
        assumed.subtract(absent)
        return absent
    }

    /// Gives a header or footer without contents its final height.
    func setAbsent(_ band: Band, _ geometry: inout SectionGeometry, _ section: Int) {
        let extent = RowExtent.measured(heightWithoutContents(band, section, given: nil))
        switch band {
        case .header:
            geometry.header = extent
            geometry.topPadding = topPadding(header: extent, section)
        case .footer: geometry.footer = extent
        }
    }

    /// Sets header, footer and padding of a newly loaded section.
    func size(_ geometry: inout SectionGeometry, _ section: Int) {
        geometry.header = initialExtent(.header, section)
        geometry.footer = initialExtent(.footer, section)
        geometry.topPadding = topPadding(header: geometry.header, section)
    }

    /// Returns whether ``size(_:_:)`` gives the sections after the first, up to the `count`th, the same values without
    /// calling the delegate.
    func areAlike(upTo count: Int) -> Bool {
        isAlike(.header, upTo: count) && isAlike(.footer, upTo: count)
    }

    private func isAlike(_ band: Band, upTo count: Int) -> Bool {
        if isKnownAbsent(band) { return true }
        let estimate = band == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        guard calls.isAbsent(band == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter), estimate != 0
        else { return false }
        if band == .footer || isPlain || estimate > 0 { return true }
        if table.sectionHeaderHeight >= 0, !titlesMayBeHigher(.header) { return true }
        return !mayHaveContents(.header) || footersAreAlike(upTo: count)
    }

    /// Returns whether ``followsFooterWithText(_:)`` is the same for all sections after the first, up to the `count`th.
    private func footersAreAlike(upTo count: Int) -> Bool {
        let geometry = currentGeometry()
        let empty = emptyHeight(.footer, 0)
        guard let withText = geometry.commonAnswer({ $0.footer.points > empty + 0.5 }) else {
            return geometry.numberOfSections == 0
        }
        return geometry.numberOfSections >= count - 1 || withText == mayHaveContents(.footer)
    }

    private func initialExtent(_ band: Band, _ section: Int) -> RowExtent {
        if isKnownAbsent(band) { return .measured(heightWithoutContents(band, section, given: nil)) }
        let estimate = band == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        let method: TableMethod = band == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter
        if !calls.isAbsent(method) {
            let answer =
                band == .header
                ? calls.estimatedHeightForHeader(inSection: section)
                : calls.estimatedHeightForFooter(inSection: section)
            if let answer, answer >= 0, answer.isFinite {
                return .estimated(Double(min(answer, UITableView.greatestHeight)))
            }
            if answer != nil { return .estimated(automaticEstimate(band, section)) }
        }
        if estimate == 0 { return .measured(measuredAhead(band, section)) }
        return .estimated(
            estimate > 0 ? Double(min(estimate, UITableView.greatestHeight)) : automaticEstimate(band, section))
    }

    /// Returns true if neither heights nor views nor titles are implemented.
    func isKnownAbsent(_ band: Band) -> Bool {
        switch band {
        case .header:
            calls.isAbsent(.heightForHeader) && calls.isAbsent(.viewForHeader) && calls.isAbsent(.titleForHeader)
        case .footer:
            calls.isAbsent(.heightForFooter) && calls.isAbsent(.viewForFooter) && calls.isAbsent(.titleForFooter)
        }
    }

    /// Calls the methods that may or may not be implemented, for the first section. Returns whether that changed
    /// ``isKnownAbsent(_:)``.
    func findOut() -> Bool {
        let before = (isKnownAbsent(.header), isKnownAbsent(.footer))
        if calls.implements(.heightForHeader) == nil { _ = calls.heightForHeader(inSection: 0) }
        if calls.implements(.viewForHeader) == nil { _ = calls.viewForHeader(inSection: 0) }
        if calls.implements(.titleForHeader) == nil { _ = calls.titleForHeader(inSection: 0) }
        if calls.implements(.heightForFooter) == nil { _ = calls.heightForFooter(inSection: 0) }
        if calls.implements(.viewForFooter) == nil { _ = calls.viewForFooter(inSection: 0) }
        if calls.implements(.titleForFooter) == nil { _ = calls.titleForFooter(inSection: 0) }
        return before != (isKnownAbsent(.header), isKnownAbsent(.footer))
    }

    /// Returns an estimate that is exact for a band with one line of text, the usual case.
    private func automaticEstimate(_ band: Band, _ section: Int) -> Double {
        let property = property(of: band)
        guard property >= 0 else { return unsetEstimate(band, section) }
        let height = Double(min(property, UITableView.greatestHeight))
        guard table.heights.least.contains(band) else { return height }
        if !mayHaveContents(band) { return heightWithoutContents(band, section, given: nil) }
        return titlesMayBeHigher(band) ? max(unsetEstimate(band, section), height) : height
    }

    /// The height that the table has for a band.
    private func property(of band: Band) -> CGFloat {
        band == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    }

    /// Whether the table's height is the least one of titles, and there are only titles. That a larger height than a
    /// title's is kept is unverified.
    private func titlesMayBeHigher(_ band: Band) -> Bool {
        table.heights.least.contains(band) && calls.isAbsent(band == .header ? .viewForHeader : .viewForFooter)
    }

    private func unsetEstimate(_ band: Band, _ section: Int) -> Double {
        let scale = table.pixelScale
        switch (band, isPlain) {
        case (.header, true): return mayHaveContents(.header) ? Double(metrics.plainHeaderHeight(scale: scale)) : 0
        case (.footer, true): return mayHaveContents(.footer) ? Double(metrics.plainFooterHeight(scale: scale)) : 0
        case (.header, false):
            guard mayHaveContents(.header) else { return emptyHeight(.header, section) }
            return Double(
                section == 0
                    ? metrics.groupedFirstHeight(scale: scale)
                    : metrics.groupedNextHeight(scale: scale, followsTitledFooter: followsFooterWithText(section)))
        case (.footer, false):
            return mayHaveContents(.footer)
                ? Double(metrics.groupedFooterHeight(scale: scale)) : emptyHeight(.footer, section)
        }
    }

    /// Returns whether there may be views or titles; with heights alone, bands are empty space.
    private func mayHaveContents(_ band: Band) -> Bool {
        band == .header
            ? !(calls.isAbsent(.viewForHeader) && calls.isAbsent(.titleForHeader))
            : !(calls.isAbsent(.viewForFooter) && calls.isAbsent(.titleForFooter))
    }

    /// Measures a band ahead when estimates are off, without keeping its view.
    private func measuredAhead(_ band: Band, _ section: Int) -> Double {
        let given = givenHeight(band, section)
        if let given, given >= 0 { return rounded(given) }
        guard calls.isAbsent(band == .header ? .viewForHeader : .viewForFooter) else {
            return measure(band, section, given: given, view: makeView(band, section))
        }
        let title =
            band == .header ? calls.titleForHeader(inSection: section) : calls.titleForFooter(inSection: section)
        guard let title = title ?? nil else { return heightWithoutContents(band, section, given: given) }
        let property = band == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
        if given == nil, property >= 0 { return rounded(property) }
        let kind = TitleHeights.Kind(
            isHeader: band == .header, isFirst: section == 0,
            followsFooterWithText: band == .header && followsFooterWithText(section))
        if let height = titleHeights.height(of: title, kind) { return height }
        let view = makeTitleView(band, section, title)
        let height = measure(band, section, given: given, view: view)
        titleHeights.learn(height, of: title, kind, in: view, width: table.bounds.width)
        return height
    }

    // MARK: Measuring a band that comes on screen

    /// Returns the delegate's height; nil if it gives none, `automaticDimension` if it requests an automatic height.
    func givenHeight(_ band: Band, _ section: Int) -> CGFloat? {
        let height =
            band == .header ? calls.heightForHeader(inSection: section) : calls.heightForFooter(inSection: section)
        guard let height, height != UITableView.automaticDimension else { return height }
        return checked(height, band, section)
    }

    /// Returns a height that is usable. A negative or infinite one raises and counts as 0.
    private func checked(_ height: CGFloat, _ band: Band, _ section: Int) -> CGFloat {
        if height >= 0, height.isFinite { return height }
        TableErrors.negativeBandHeight(height, isHeader: band == .header, section: section)
        return 0
    }

    /// Returns the final height of a band, with its view if there is one.
    func measure(_ band: Band, _ section: Int, given: CGFloat?, view: UIView?) -> Double {
        guard let view else { return heightWithoutContents(band, section, given: given) }
        if let given, given >= 0 { return rounded(given) }
        let property = property(of: band)
        let isLeast = table.heights.least.contains(band) && isTitle(view)
        if given == nil, property >= 0, !isLeast { return rounded(property) }
        let width = table.bounds.width
        if let view = view as? UITableViewHeaderFooterView {
            let height = rounded(checked(view.automaticHeight(forWidth: width), band, section))
            return given == nil && isLeast ? max(height, rounded(property)) : height
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height == 0
            ? automaticEstimate(band, section) : rounded(checked(fitting.height, band, section))
    }

    private func heightWithoutContents(_ band: Band, _ section: Int, given: CGFloat?) -> Double {
        if let given, given >= 0 { return rounded(given) }
        if isPlain { return 0 }
        let property = property(of: band)
        guard given == nil, property >= 0 else { return emptyHeight(band, section) }
        // Frames of Interface Builder: 35 for `grouped`, the height of the file for `insetGrouped`.
        let isFirst =
            band == .header && section == 0 && table.style == .grouped && table.heights.least.contains(band)
        return isFirst ? max(rounded(property), emptyHeight(band, section)) : rounded(property)
    }

    private func emptyHeight(_ band: Band, _ section: Int) -> Double {
        let scale = table.pixelScale
        switch band {
        case .header:
            // A table header view removes the extra space above a first section (widely known; unverified).
            return Double(
                section == 0 && table.tableHeaderView == nil
                    ? metrics.groupedEmptyFirstHeight(scale: scale) : metrics.groupedEmptyHeight(scale: scale))
        case .footer: return Double(metrics.groupedEmptyFooterHeight(scale: scale))
        }
    }

    /// Returns the padding above a header that is not empty. By default only plain tables have one.
    func topPadding(header: RowExtent, _ section: Int) -> Double {
        guard isPlain, header.points > 0 else {
            return isPlain || table.sectionHeaderTopPadding < 0 || header.points == 0
                ? 0 : rounded(table.sectionHeaderTopPadding)
        }
        let padding = table.sectionHeaderTopPadding
        return padding >= 0 ? rounded(padding) : Double(metrics.plainTopPadding)
    }

    /// Returns whether a section follows a footer with text, which changes the height of its header. Determined from
    /// the footer's height, without calling the delegate.
    func followsFooterWithText(_ section: Int) -> Bool {
        let geometry = currentGeometry()
        guard section > 0, section <= geometry.numberOfSections else { return section > 0 && mayHaveContents(.footer) }
        return geometry.span(ofFooter: section - 1).length > emptyHeight(.footer, section - 1) + 0.5
    }

    private func rounded(_ points: CGFloat) -> Double { table.roundedUp(points) }
}

internal import TableEngine

/// Determines the heights of rows: fixed, from the delegate, estimated, or measured by their cells.
///
/// Owned by UITableView; its only state is what a load found out about the delegate.
@MainActor
final class RowSizing {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// Set at the beginning of a load; cleared when the delegate turns out not to give heights.
    var heightsComeFromDelegate = true

    private let bands: BandSizing

    init(table: UITableView, bands: BandSizing) {
        self.table = table
        self.bands = bands
    }

    private var calls: DelegateCalls { table.calls }
    private var metrics: SystemMetrics.Rows { SystemMetrics.current.rows }

    // MARK: Sources of heights

    /// Whether rows may have an estimated height until they are shown.
    var estimates: Bool { table.estimatedRowHeight != 0 || calls.implements(.estimatedHeightForRow) == true }

    /// Whether cells size themselves if the delegate gives no height.
    var rowsSizeThemselves: Bool { table.rowHeight == UITableView.automaticDimension && estimates }

    /// Whether rows that were measured to be 0 high have no cells until somebody asks for them: not if a cell itself is
    /// to say again how high its row is. UIKit is reported to make cells for such rows between visible ones.
    /// // unverified
    var skipsEmptyRows: Bool { heightsComeFromDelegate || !rowsSizeThemselves }

    /// The height of rows that have no other source of a height.
    private var fallback: Double {
        let height = table.rowHeight
        return height == UITableView.automaticDimension ? Double(metrics.height) : table.roundedUp(height)
    }

    private var estimate: Double {
        if table.estimatedRowHeight > 0 { return Double(min(table.estimatedRowHeight, UITableView.greatestHeight)) }
        if table.rowHeight != UITableView.automaticDimension { return table.roundedUp(table.rowHeight) }
        return Double(metrics.estimatedHeight)
    }

    /// The height of a row of which nothing is known.
    var usualHeight: Double { estimates && table.rowHeight == UITableView.automaticDimension ? estimate : fallback }

    // MARK: Loading

    func beginLoad() {
        heightsComeFromDelegate = !calls.isAbsent(.heightForRow)
        bands.beginLoad()
    }

    func section(_ section: Int, rows: Int) -> SectionGeometry {
        var geometry = SectionGeometry(rows: extents(ofSection: section, rows: 0..<rows))
        bands.size(&geometry, section)
        return geometry
    }

    /// Whether the delegate gives estimates for headers or footers.
    var asksForBandEstimates: Bool {
        !calls.isAbsent(.estimatedHeightForHeader) || !calls.isAbsent(.estimatedHeightForFooter)
    }

    func topPadding(header: RowExtent, _ section: Int) -> Double { bands.topPadding(header: header, section) }

    /// Returns whether the sections after the first, up to the `count`th, differ only in their numbers of rows and need
    /// no call to the delegate.
    func sectionsAreAlike(upTo count: Int) -> Bool { commonExtent != nil && bands.areAlike(upTo: count) }

    func extents(ofSection section: Int, rows: Range<Int>) -> ExtentTree {
        ExtentTree(runs(ofSection: section, rows: rows))
    }

    /// Returns the extents of new rows; a single run if the delegate is not called for each row.
    func runs(ofSection section: Int, rows: Range<Int>) -> [ExtentRun] {
        guard !rows.isEmpty else { return [] }
        if !calls.isAbsent(.estimatedHeightForRow) {
            let first = calls.estimatedHeightForRow(at: IndexPath(row: rows.lowerBound, section: section))
            if let first { return estimatedRuns(first, section, rows) }
        }
        if let extent = extentOfAll { return [ExtentRun(rows.count, extent)] }
        return measuredRuns(section, rows)
    }

    /// The extent that ``runs(ofSection:rows:)`` gives every row; nil if the delegate is called for each row.
    var commonExtent: RowExtent? { calls.isAbsent(.estimatedHeightForRow) ? extentOfAll : nil }

    /// The same extent if the delegate gives no estimates.
    private var extentOfAll: RowExtent? {
        if !heightsComeFromDelegate { return rowsSizeThemselves ? .estimated(estimate) : .measured(fallback) }
        return estimates ? .estimated(estimate) : nil
    }

    private func estimatedRuns(_ first: CGFloat, _ section: Int, _ rows: Range<Int>) -> [ExtentRun] {
        func run(_ height: CGFloat) -> ExtentRun {
            let isUsable = height >= 0 && height.isFinite
            return ExtentRun(1, .estimated(isUsable ? Double(min(height, UITableView.greatestHeight)) : estimate))
        }
        var runs = [run(first)]
        for row in rows.dropFirst() {
            let next = run(calls.estimatedHeightForRow(at: IndexPath(row: row, section: section)) ?? -1)
            if !runs[runs.count - 1].absorb(next) { runs.append(next) }
        }
        return runs
    }

    private func measuredRuns(_ section: Int, _ rows: Range<Int>) -> [ExtentRun] {
        var runs: [ExtentRun] = []
        for row in rows {
            let indexPath = IndexPath(row: row, section: section)
            guard let height = calls.heightForRow(at: indexPath) else {
                heightsComeFromDelegate = false
                runs.append(ExtentRun(rows.upperBound - row, .measured(fallback)))
                return runs
            }
            let next = ExtentRun(1, .measured(checked(height, at: indexPath) ?? Double(metrics.height)))
            if runs.isEmpty || !runs[runs.count - 1].absorb(next) { runs.append(next) }
        }
        return runs
    }

    /// Whether heights come from the delegate, as far as known.
    var asksDelegate: Bool { heightsComeFromDelegate && table.delegate != nil }

    /// Returns nil when the delegate does not implement the method.
    func delegateHeight(at indexPath: IndexPath) -> CGFloat? { calls.heightForRow(at: indexPath) }

    // MARK: Numbers

    /// Returns the height in whole device pixels, and nil for `automaticDimension`. A negative height raises and counts as 0.
    func checked(_ height: CGFloat, at indexPath: IndexPath) -> Double? {
        if height == UITableView.automaticDimension { return nil }
        guard height >= 0, height.isFinite else {
            TableErrors.negativeRowHeight(height, at: indexPath)
            return 0
        }
        return table.roundedUp(height)
    }
}

internal import TableEngine

/// Decides how high rows are: fixed, by the delegate, estimated, or sized by their cells.
///
/// Owned by UITableView; keeps nothing but what it found out about the delegate during a load.
@MainActor
final class RowSizing {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// Set at the begin of a load, and when the delegate turns out not to give heights.
    var heightsComeFromDelegate = true

    private let bands: BandSizing

    init(table: UITableView, bands: BandSizing) {
        self.table = table
        self.bands = bands
    }

    private var calls: DelegateCalls { table.calls }
    private var metrics: SystemMetrics.Rows { SystemMetrics.current.rows }

    // MARK: What applies

    /// Whether rows may stand with an estimated height until they are shown.
    var estimates: Bool { table.estimatedRowHeight != 0 || calls.implements(.estimatedHeightForRow) == true }

    /// Whether cells size themselves where nobody gives a height.
    var rowsSizeThemselves: Bool { table.rowHeight == UITableView.automaticDimension && estimates }

    /// The height of rows of which nothing else is known.
    private var fallback: Double {
        let height = table.rowHeight
        return height == UITableView.automaticDimension ? Double(metrics.height) : table.roundedUp(height)
    }

    private var estimate: Double {
        if table.estimatedRowHeight > 0 { return Double(table.estimatedRowHeight) }
        if table.rowHeight != UITableView.automaticDimension { return table.roundedUp(table.rowHeight) }
        return Double(metrics.estimatedHeight)
    }

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

    /// Whether sections after the first, up to the `count`th, differ in their numbers of rows alone, and nobody is asked about them.
    func sectionsAreAlike(upTo count: Int) -> Bool { commonExtent != nil && bands.areAlike(upTo: count) }

    func extents(ofSection section: Int, rows: Range<Int>) -> ExtentTree {
        ExtentTree(runs(ofSection: section, rows: rows))
    }

    /// The extents of rows that nothing is known of yet. A single run where no delegate is asked row by row.
    func runs(ofSection section: Int, rows: Range<Int>) -> [ExtentRun] {
        guard !rows.isEmpty else { return [] }
        if !calls.isAbsent(.estimatedHeightForRow) {
            let first = calls.estimatedHeightForRow(at: IndexPath(row: rows.lowerBound, section: section))
            if let first { return estimatedRuns(first, section, rows) }
        }
        if let extent = extentOfAll { return [ExtentRun(rows.count, extent)] }
        return measuredRuns(section, rows)
    }

    /// What ``runs(ofSection:rows:)`` gives every row; nil where the delegate is asked row by row.
    var commonExtent: RowExtent? { calls.isAbsent(.estimatedHeightForRow) ? extentOfAll : nil }

    /// The same, without estimates of the delegate's.
    private var extentOfAll: RowExtent? {
        if !heightsComeFromDelegate { return rowsSizeThemselves ? .estimated(estimate) : .measured(fallback) }
        return estimates ? .estimated(estimate) : nil
    }

    private func estimatedRuns(_ first: CGFloat, _ section: Int, _ rows: Range<Int>) -> [ExtentRun] {
        func run(_ height: CGFloat) -> ExtentRun {
            ExtentRun(1, .estimated(height >= 0 && height.isFinite ? Double(height) : estimate))
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

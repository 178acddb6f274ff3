internal import TableEngine

/// The heights that the application has set on a table.
struct TableHeights {
    var row = UITableView.automaticDimension
    var header = UITableView.automaticDimension
    var footer = UITableView.automaticDimension
    /// The bands whose height is that of a nib of a grouped table. Titles, and the space above the first section, may
    /// be higher, as Interface Builder's frames show.
    var least: Set<BandKey.Band> = []
    var estimatedRow = UITableView.automaticDimension
    var estimatedHeader = UITableView.automaticDimension
    var estimatedFooter = UITableView.automaticDimension
    var topPadding = UITableView.automaticDimension
    var filler: CGFloat = 0
}

import UIKit

/// Makes the rows of a section when they are needed, for sections whose rows are too many to be described one by one,
/// or which are kept elsewhere, for example in a database.
///
/// The section asks for a row each time the row comes on screen, and for its height. When the rows of a source change,
/// its owner tells the table (`insertRows(at:with:)`, or `reloadSection(at:)` of the controller).
@preconcurrency @MainActor
public protocol PageRowSource: AnyObject {
    /// The number of rows. A negative number counts as 0.
    var numberOfRows: Int { get }

    /// Returns the description of a row.
    ///
    /// - Parameter index: at least 0, and less than the ``numberOfRows`` that the table knows. If the source has fewer
    ///   rows by now and has not told the table, the number may be too large.
    func row(at index: Int) -> PageCellDescription
}

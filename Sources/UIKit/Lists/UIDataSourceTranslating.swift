import Foundation

/// Translates between the places of rows in the data source and those that the list shows, which differ while the list
/// shows temporary rows, makes room for a drop, or shows a held row elsewhere.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns where a section of the data source is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the section of the data source that is shown at an index.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns where a row of the data source is shown; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns nil for a place that the data source does not have.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Interprets index paths in the calls of a block, and in their results, as those that the list shows.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

import UIKit

/// A section of a page: its rows, header and footer.
@preconcurrency @MainActor
public struct PageSectionDescription {
    /// The text above the rows. How it is drawn depends on `PageViewController.useCustomHeaders`.
    public var headerTitle: String?

    /// The text below the rows.
    public var footerTitle: String?

    /// The name of a nib with one view, which becomes the section's header with the height that it has in the nib. The
    /// nib's owner is a ``PageNibHeaderView``.
    public var headerNibName: String?

    /// The bundle of the header's nib; nil for the main bundle.
    public var headerNibBundle: Bundle?

    /// Creates the view above the rows when it comes on screen. Takes precedence over nib and title.
    public var makeHeaderView: (() -> UIView?)?

    /// Creates the view below the rows when it comes on screen. Takes precedence over the title.
    public var makeFooterView: (() -> UIView?)?

    /// The described rows. Empty while the section has a ``rowSource``.
    public var rows: [PageCellDescription]

    /// Makes the rows on demand, instead of ``rows``.
    public var rowSource: (any PageRowSource)?

    /// Describes a section, by default without header and footer.
    public init(
        headerTitle: String? = nil, footerTitle: String? = nil, headerNibName: String? = nil,
        rows: [PageCellDescription] = []
    ) {
        self.headerTitle = headerTitle
        self.footerTitle = footerTitle
        self.headerNibName = headerNibName
        self.rows = rows
    }

    /// Creates a section whose rows are made on demand.
    public init(headerTitle: String? = nil, footerTitle: String? = nil, rowSource: any PageRowSource) {
        self.init(headerTitle: headerTitle, footerTitle: footerTitle)
        self.rowSource = rowSource
    }

    /// The number of rows, of which a row source may have any number.
    public var numberOfRows: Int { rowSource.map { max(0, $0.numberOfRows) } ?? rows.count }

    /// Returns the description of a row; nil for a row that does not exist.
    public func row(at index: Int) -> PageCellDescription? {
        guard index >= 0 else { return nil }
        if let rowSource { return index < rowSource.numberOfRows ? rowSource.row(at: index) : nil }
        return index < rows.count ? rows[index] : nil
    }
}

internal import TableEngine

/// What ``RowSteps`` needs of a table besides its rows: their positions below each other.
@MainActor
protocol SteppedRows: RowList {
    /// The ordinals of the rows that can be seen, if only in part.
    var visibleOrdinals: Range<Int> { get }
    /// The part of the content that no bar covers.
    var unobscured: Span { get }
    var contentHeight: Double { get }

    func span(of row: RowIndex) -> Span

    /// Returns the ordinals of the rows in a part of the content.
    func ordinals(in span: Span) -> Range<Int>

    /// May change the table.
    func canFocus(_ row: RowIndex) -> Bool
}

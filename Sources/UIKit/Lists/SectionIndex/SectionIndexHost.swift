/// What ``SectionIndex`` needs of a table or collection view, and the data source's methods for it.
@MainActor
protocol SectionIndexHost: RowList {
    /// Whether an index of titles has a place in the list.
    var mayShowIndex: Bool { get }

    /// Returns the frame of an index of a width, which is as high as the part of the list that no bar covers.
    func indexFrame(width: CGFloat) -> CGRect

    /// Adds the view of the index above the rows.
    func place(_ bar: SectionIndexBar)

    /// Called when an index of this width is shown, or none, with 0.
    func makeRoom(_ width: CGFloat)

    /// Scrolls to what a title stands for. *Client.*
    func scroll(toTitle title: String, at index: Int)
}

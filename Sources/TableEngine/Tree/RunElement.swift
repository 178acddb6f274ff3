/// An element that stands for several like items in a row: rows of one height, sections of one kind.
package protocol RunElement: TreeElement where Summary: RunSummary {
    /// At least 1 in a tree.
    var count: Int { get set }
}

package protocol RunSummary: TreeSummary {
    /// How many items; places in a tree of runs are counted in them.
    var count: Int { get }
}

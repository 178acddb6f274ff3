/// An element that represents several consecutive equal items: rows of one height, equal sections.
package protocol RunElement: TreeElement where Summary: RunSummary {
    /// At least 1 in a tree.
    var count: Int { get set }
}

package protocol RunSummary: TreeSummary {
    /// The number of items. Positions in a tree of runs are counted in items.
    var count: Int { get }
}

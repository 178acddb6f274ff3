internal import TableEngine

/// The numbers of sections and items that a table or collection view got from its data source.
@MainActor
protocol ListContents: AnyObject {
    /// Whether the data source was asked since it was set.
    var isLoaded: Bool { get }

    /// The counts of the last load or update.
    var counts: SectionCounts { get }

    /// Asks the data source for its current counts, without storing them.
    func askCounts() -> SectionCounts
}

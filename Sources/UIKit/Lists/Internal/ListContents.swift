internal import TableEngine

/// The counts that a table or collection view got from its data source.
@MainActor
protocol ListContents: AnyObject {
    /// Whether the data source was asked since it was set.
    var isLoaded: Bool { get }

    /// The counts of the last load or update.
    var counts: SectionCounts { get }

    /// Asks for the present counts of the data source and keeps nothing.
    func askCounts() -> SectionCounts
}

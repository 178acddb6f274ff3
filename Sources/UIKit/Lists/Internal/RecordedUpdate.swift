internal import TableEngine

/// The last update of a list, as an inspection shows it. Noted while ``InspectionRecord`` is on.
struct RecordedUpdate {
    enum Outcome {
        case applied
        /// The calls contradict the counts of the data source.
        case refused(UpdateFault)
        /// Client code changed the list while the data source was asked for its counts.
        case overtaken
    }

    let changes: ChangeSet
    let countsBefore: SectionCounts
    /// The same as `countsBefore` for an update that was refused.
    let countsAfter: SectionCounts
    let outcome: Outcome
}

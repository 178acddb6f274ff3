internal import TableEngine

// Sound: the values are constants; `completion` is called on the main queue, where its owner expects it.
/// A snapshot that was applied and is to be shown: its contents, the difference from the snapshot before it, and the
/// completion to call when it is shown.
struct SnapshotApplication<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: @unchecked Sendable {

    enum Mode {
        case animated
        case atOnce
        case reloading
    }

    let contents: Snapshot<SectionID, ItemID>
    let mode: Mode
    /// The difference from the snapshot before; nil if the view reloads.
    let diff: SnapshotDiff?
    let completion: (() -> Void)?

    init(
        _ contents: Snapshot<SectionID, ItemID>, after shown: Snapshot<SectionID, ItemID>, _ mode: Mode,
        completion: (() -> Void)?
    ) {
        self.contents = contents.withoutMarks
        self.mode = mode
        diff = mode == .reloading ? nil : SnapshotDiff(from: shown, to: contents)
        self.completion = completion
    }
}

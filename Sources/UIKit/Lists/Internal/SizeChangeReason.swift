/// What has changed in a cell on screen, whose list may have to measure it again.
enum SizeChangeReason {
    /// The cell or its content view said so.
    case request
    /// A constraint or a content size.
    case constraints
}

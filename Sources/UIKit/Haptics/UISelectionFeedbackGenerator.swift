/// Generates the feedback of a changing selection, with one call for each change.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback of one step, for example of a wheel.
    open func selectionChanged() {
        play(.selection)
    }
}

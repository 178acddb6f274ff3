/// Generates the feedback of a changing selection, with one call for each change.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        play(.selection)
    }
}

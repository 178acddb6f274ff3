/// The feel of a selection that moves on: one call for every step.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        play(.selection)
    }
}

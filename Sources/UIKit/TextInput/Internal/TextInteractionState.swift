import Foundation

/// The value of `interactionState` of text fields and text views.
struct TextInteractionState: Equatable {
    /// In UTF-16 units.
    let selection: Range<Int>
    var contentOffset: CGPoint?
}

import Foundation

/// What a view for ``UIResponder/inputView`` or ``UIResponder/inputAccessoryView`` says of the sounds of its keys.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` is heard while the view is visible. Optional, and not asked: the keys of a
    /// desktop make their own sounds.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

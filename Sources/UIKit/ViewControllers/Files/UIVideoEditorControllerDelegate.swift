import Foundation

/// Is told how the editing of a video ends: always by cancelling. All methods are optional.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    /// Called for the button that cancels. Without it the controller dismisses itself.
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

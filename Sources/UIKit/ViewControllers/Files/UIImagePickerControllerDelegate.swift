/// Receives what the user has chosen. The picker stays on the screen: the delegate dismisses it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen picture, before anything is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// A picker whose delegate does not implement it dismisses itself. Not called for a sheet that the user drags down
    /// (unverified).
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

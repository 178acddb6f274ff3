/// Receives what the user has chosen. The picker stays on the screen: the delegate dismisses it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// A picker whose delegate does not implement it dismisses itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

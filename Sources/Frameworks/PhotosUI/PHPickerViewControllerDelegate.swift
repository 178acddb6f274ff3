import UIKit

/// - Linux: works
///
/// Receives what the user has chosen in a ``PHPickerViewController``, and dismisses the picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the files that the user has chosen; with none if the user has cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

import Foundation

/// Receives the colors that the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called for each chosen color if the method with `continuously` is not implemented. Deprecated in iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called for each chosen color.
    ///
    /// - Parameter continuously: whether the finger is still down, so that more colors follow.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the user has closed the picker; not for a dismissal in code.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

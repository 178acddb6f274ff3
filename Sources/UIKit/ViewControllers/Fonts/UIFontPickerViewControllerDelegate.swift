import Foundation

/// Receives the choice of the user in a font picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has closed the picker without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Called when the user has chosen a font, which is in ``UIFontPickerViewController/selectedFontDescriptor``. The
    /// picker dismisses itself afterwards if it was presented.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

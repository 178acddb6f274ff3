import Foundation

/// Is told what changes in a ``PKToolPicker``. Every method is optional.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// Never called: the picker is not shown.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// Never called: the picker is not shown.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}

    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}

    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}

    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

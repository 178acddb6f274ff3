import Foundation

/// Receives the colors that are chosen in a color well's picker, so that the well is no delegate in public.
final class ColorWellReceiver: NSObject, UIColorPickerViewControllerDelegate {
    private let onChoose: (UIColor) -> Void

    init(onChoose: @escaping (UIColor) -> Void) {
        self.onChoose = onChoose
        super.init()
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        onChoose(color)
    }
}

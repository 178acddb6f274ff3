import FrameworkAbsence
import Intents
import UIKit

/// - Linux: works
///
/// Told when the user has closed an ``INUIEditVoiceShortcutViewController``, and dismisses it.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called: no shortcut is changed.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// Never called: no shortcut is deleted.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)

    /// Called when the user closes the panel.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// - Linux: refuses
///
/// A panel in place of the form that changes a shortcut of Siri, which a desktop has not. Its button cancels.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    /// The object that is told when the user closes the panel; not retained.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Returns nil: a controller needs a shortcut.
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        fill(with: ShortcutPanel.controller("INUIEditVoiceShortcutViewController") { [weak self] in self?.cancel() })
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.editVoiceShortcutViewControllerDidCancel(self)
    }
}

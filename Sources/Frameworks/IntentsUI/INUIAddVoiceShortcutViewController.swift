import FrameworkAbsence
import Intents
import UIKit

/// - Linux: works
///
/// Told when the user has closed an ``INUIAddVoiceShortcutViewController``, and dismisses it.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called: no shortcut is added.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)

    /// Called when the user closes the panel.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// - Linux: refuses
///
/// A panel in place of the form that adds a shortcut to Siri, which a desktop has not. Its button cancels.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// The object that is told when the user closes the panel; not retained.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

    /// Returns nil: a controller needs a shortcut.
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
        fill(with: ShortcutPanel.controller("INUIAddVoiceShortcutViewController") { [weak self] in self?.cancel() })
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.addVoiceShortcutViewControllerDidCancel(self)
    }
}

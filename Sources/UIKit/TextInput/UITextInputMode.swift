import Foundation
import FoundationRepairs

/// A language of text input.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// Such as `en-US`.
    open var primaryLanguage: String? { language }

    private let language: String?

    /// Creates a mode without a language.
    public override init() {
        language = nil
        super.init()
    }

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// The language of the desktop. Which layouts its keyboard has, the host does not tell.
    open class var activeInputModes: [UITextInputMode] { [.ofDesktop] }

    static let ofDesktop = UITextInputMode(language: UserLanguages.names.first)

    /// Never posted: the host does not report that the user changes the keyboard's layout.
    public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}

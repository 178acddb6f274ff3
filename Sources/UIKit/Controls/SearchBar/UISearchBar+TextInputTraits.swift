extension UISearchBar: UITextInputTraits {
    /// Whether misspelled words are marked. No effect on a desktop.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set {
            MainThreadChecker.check()
            searchTextField.spellCheckingType = newValue
        }
    }

    /// Whether typed quotation marks become typographic ones. No effect on a desktop.
    public var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set {
            MainThreadChecker.check()
            searchTextField.smartQuotesType = newValue
        }
    }

    /// Whether typed hyphens become dashes. No effect on a desktop.
    public var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set {
            MainThreadChecker.check()
            searchTextField.smartDashesType = newValue
        }
    }

    /// Whether spaces follow what is pasted and cut. No effect on a desktop.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set {
            MainThreadChecker.check()
            searchTextField.smartInsertDeleteType = newValue
        }
    }

    /// The colors of the keyboard on the screen. No effect on a desktop.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set {
            MainThreadChecker.check()
            searchTextField.keyboardAppearance = newValue
        }
    }

    /// Whether the text is secret; the default is false.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set {
            MainThreadChecker.check()
            searchTextField.isSecureTextEntry = newValue
        }
    }

    /// What a new password must be like; the default is nil.
    public var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set {
            MainThreadChecker.check()
            searchTextField.passwordRules = newValue
        }
    }

    /// Whether words are suggested while typing. No effect on a desktop.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set {
            MainThreadChecker.check()
            searchTextField.inlinePredictionType = newValue
        }
    }

    /// Whether results of calculations are suggested while typing. No effect on a desktop.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { searchTextField.mathExpressionCompletionType }
        set {
            MainThreadChecker.check()
            searchTextField.mathExpressionCompletionType = newValue
        }
    }
}

// The types of the properties of UITextInputTraits.

/// Which letters become capitals while typing.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// The units whose first letter becomes a capital, or all letters. No effect on a desktop.
    case none, words, sentences, allCharacters
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether typed quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether spaces follow what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether continuations of typed text are proposed.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// Whether results of typed calculations are proposed.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// The default leaves the choice to the system. No effect on a desktop.
    case `default`, no, yes
}

/// The keyboards of a device.
public enum UIKeyboardType: Int, Sendable {
    /// The keys that a device shows first. No effect on a desktop, where every text can be typed.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    /// The keys that a device shows first. No effect on a desktop, where every text can be typed.
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The colors of a device's keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The default follows the interface style. No effect on a desktop.
    case `default`, dark, light
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The title or the color of the key. No effect on a desktop, where the key does the same with every title.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

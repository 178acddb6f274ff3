// The types of the properties of UITextInputTraits.

/// Which letters become capitals while typing.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether typed quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces follow what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default`, no, yes
}

/// The keyboards of a device.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The colors of a device's keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

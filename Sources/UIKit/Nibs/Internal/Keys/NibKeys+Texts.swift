import Foundation
internal import NibDocument

// What labels, image views, text fields and text views have.
extension NibKeys {
    static let texts: [String: NibSource] = [
        "UIAttributedText": .attributedText { $0.attributedText() },
        "UIFont": .font(),
        "UITextAlignment": .option("textAlignment", NibCoder.alignments, absent: .left),
        "UILineBreakMode": .option("lineBreakMode", NibCoder.lineBreaks),
        "UIAdjustsFontSizeToFit": .flag("adjustsFontSizeToFit", absent: true),
        "UIMinimumScaleFactor": .either(
            .number("minimumScaleFactor"),
            NibSource { coder in
                let size = coder.font()?.pointSize ?? UIFont.labelFontSize
                return coder.number("minimumFontSize").map { .number(Double($0 / size)) }
            }),
        "UIBaselineAdjustment": .option("baselineAdjustment", baselines),
        "UIAllowsTightening": .either(
            .flag("allowsDefaultTighteningForTruncation"), .flag("adjustsLetterSpacingToFitWidth")),

        "UIImage": .image(),
        "UIPreferredSymbolScale": .option("preferredSymbolScale", NibCoder.symbolScales),

        "UIBorderStyle": .option("borderStyle", borders),
        "UIClearButtonMode": .option("clearButtonMode", viewModes),
        "UIDataDetectorTypes": .options(
            "dataDetectorTypes", ["link": UIDataDetectorTypes.link, "phoneNumber": .phoneNumber]),

        "UISecureTextEntry": NibSource.flag("secureTextEntry").inside(traits),
        "UIAutocapitalizationType": NibSource.option("autocapitalizationType", capitals).inside(traits),
        "UIAutocorrectionType": NibSource.option(
            "autocorrectionType", ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]
        ).inside(traits),
        "UISpellCheckingType": NibSource.option(
            "spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]
        ).inside(traits),
        "UIKeyboardType": NibSource.option("keyboardType", keyboards).inside(traits),
        "UIKeyboardAppearance": NibSource.option(
            "keyboardAppearance", ["default": UIKeyboardAppearance.default, "alert": .dark, "light": .light]
        ).inside(traits),
        "UIReturnKeyType": NibSource.option("returnKeyType", returnKeys).inside(traits),
        "UIEnablesReturnKeyAutomatically": NibSource.flag("enablesReturnKeyAutomatically").inside(traits),
    ]

    private static let traits = "textInputTraits"

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}

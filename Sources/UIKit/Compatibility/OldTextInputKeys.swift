// The keys of the styles that UITextInput.textStyling(at:in:) returned before they were attributes of texts.

@available(*, deprecated, message: "Use NSAttributedString.Key.backgroundColor instead.")
public var UITextInputTextBackgroundColorKey: String { NSAttributedString.Key.backgroundColor.rawValue }
@available(*, deprecated, message: "Use NSAttributedString.Key.foregroundColor instead.")
public var UITextInputTextColorKey: String { NSAttributedString.Key.foregroundColor.rawValue }
@available(*, deprecated, message: "Use NSAttributedString.Key.font instead.")
public var UITextInputTextFontKey: String { NSAttributedString.Key.font.rawValue }

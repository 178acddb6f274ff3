protocol NamedControlProperties: UIControl {}

extension UIControl: NamedControlProperties {}

extension NamedControlProperties {
    static var controlProperties: [SourceProperty] { ClassMembers<Self>.properties(addControlProperties) }

    static func addControlProperties(_ members: ClassMembers<Self>) {
        members.property("enabled", \.isEnabled)
        members.property("selected", \.isSelected)
        members.property("highlighted", \.isHighlighted)
        members.property("state", \.state)
        members.property("tracking", \.isTracking)
        members.property("touchInside", \.isTouchInside)
        members.property("toolTip", \.toolTip)
    }
}

protocol NamedTextFieldProperties: UITextField {}

extension UITextField: NamedTextFieldProperties {}

extension NamedTextFieldProperties {
    static var textFieldProperties: [SourceProperty] { ClassMembers<Self>.properties(addTextFieldProperties) }

    static func addTextFieldProperties(_ members: ClassMembers<Self>) {
        members.property("text", \.text)
        members.property("attributedText", \.attributedText)
        members.property("font", \.font)
        members.property("textColor", \.textColor)
        members.property("textAlignment", \.textAlignment)
        members.property("placeholder", \.placeholder)
        members.property("attributedPlaceholder", \.attributedPlaceholder)
        members.property("borderStyle", \.borderStyle)
        members.property("clearButtonMode", \.clearButtonMode)
        members.property("keyboardType", \.keyboardType)
        members.property("returnKeyType", \.returnKeyType)
        members.property("secureTextEntry", \.isSecureTextEntry)
        members.property("editing", \.isEditing)
    }
}

protocol NamedSwitchProperties: UISwitch {}

extension UISwitch: NamedSwitchProperties {}

extension NamedSwitchProperties {
    static var switchProperties: [SourceProperty] { ClassMembers<Self>.properties(addSwitchProperties) }

    static func addSwitchProperties(_ members: ClassMembers<Self>) {
        members.property("on", \.isOn)
        members.property("onTintColor", \.onTintColor)
        members.property("thumbTintColor", \.thumbTintColor)
    }
}

import Foundation

extension UIControl {
    private static let properties: [ArchivedProperty<UIControl>] = [
        .flag("UIEnabled", \.isEnabled), .flag("UISelected", \.isSelected), .text("UIToolTip", \.toolTip),
        .flag("UIHighlighted", \.isHighlighted).onlyInNibs,
        .option("UIContentHorizontalAlignment", \.contentHorizontalAlignment),
        .option("UIContentVerticalAlignment", \.contentVerticalAlignment),
    ]

    /// Writes the control without its targets and actions.
    func encodeControl(in coder: NSCoder) { coder.encode(Self.properties, of: self) }

    func decodeControl(from coder: NSCoder) { coder.decode(Self.properties, of: self) }
}

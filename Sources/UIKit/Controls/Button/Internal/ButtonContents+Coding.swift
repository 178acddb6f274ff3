import Foundation

extension ButtonContents {
    private static let key = "UIButtonContents"
    private static let states: [UIControl.State] = [
        .normal, .highlighted, .disabled, .selected, [.selected, .highlighted], [.selected, .disabled],
    ]

    private static func key(_ part: String, _ state: UIControl.State) -> String { "\(key).\(part).\(state.rawValue)" }

    /// Writes the titles and colors of all states. Images cannot be archived.
    func encode(in coder: NSCoder) {
        for state in Self.states {
            coder.encode(text: ownTitle(for: state), forKey: Self.key("title", state))
            if let color = ownTitleColor(for: state) { coder.encode(color, forKey: Self.key("color", state)) }
            if let color = ownShadowColor(for: state) { coder.encode(color, forKey: Self.key("shadow", state)) }
        }
    }

    mutating func decode(from coder: NSCoder) {
        func color(_ part: String, _ state: UIControl.State) -> UIColor? {
            let key = Self.key(part, state)
            return coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? UIColor : nil
        }
        for state in Self.states {
            if let title = coder.decodeText(forKey: Self.key("title", state)) { set(title: title, for: state) }
            if let color = color("color", state) { set(titleColor: color, for: state) }
            if let color = color("shadow", state) { set(shadowColor: color, for: state) }
        }
    }
}

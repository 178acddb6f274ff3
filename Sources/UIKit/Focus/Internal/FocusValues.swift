/// What code has set for the focus of a view or a controller. Few have any, so it is attached.
@MainActor
final class FocusValues {
    var group: String?
    var priority: UIFocusGroupPriority?
    /// The inner optional is nil for no effect.
    var effect: UIFocusEffect??
    var restores: Bool?

    nonisolated init() {}
}

extension UIView {
    func setFocusEffect(_ effect: UIFocusEffect?) {
        Attachments.setFocus(of: self, \.effect, to: .some(effect?.copy() as? UIFocusEffect))
        if isFocused { UIFocusSystem.existing(for: self)?.focus.effectDidChange() }
    }
}

extension Attachments {
    @MainActor
    static func focus<Value>(of object: AnyObject, _ path: KeyPath<FocusValues, Value?>) -> Value? {
        read(of: object) { $0[FocusValues.self] }?[keyPath: path]
    }

    @MainActor
    static func setFocus<Value>(
        of object: AnyObject, _ path: ReferenceWritableKeyPath<FocusValues, Value?>, to value: Value?
    ) {
        guard value != nil || read(of: object, { $0[FocusValues.self] }) != nil else { return }
        let fresh = FocusValues()
        let values = change(of: object, creating: true) { attachments in
            let values = attachments[FocusValues.self] ?? fresh
            attachments[FocusValues.self] = values
            return values
        }
        values?[keyPath: path] = value
    }
}

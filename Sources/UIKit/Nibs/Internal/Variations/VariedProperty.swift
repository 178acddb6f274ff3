internal import NibDocument

/// A property that differs for size classes.
@MainActor
struct VariedProperty {
    /// Returns a function that sets the present value again; nil for a view that has no such property.
    let keep: (UIView) -> ((UIView) -> Void)?
    /// Sets the value of a record.
    let set: (NibCoder, UIView) -> Void

    private init<View: UIView, Value>(
        _ property: ReferenceWritableKeyPath<View, Value>, _ read: @escaping @MainActor (NibCoder) -> Value?
    ) {
        keep = { view in
            guard let view = view as? View else { return nil }
            let value = view[keyPath: property]
            return { ($0 as? View)?[keyPath: property] = value }
        }
        set = { coder, view in
            if let view = view as? View, let value = read(coder) { view[keyPath: property] = value }
        }
    }

    /// Returns the property that a name stands for in views of this class; nil if UIKit does not vary it.
    static func named(_ name: String, of view: UIView) -> VariedProperty? {
        properties[name]?.first { $0.keep(view) != nil }
    }

    /// What only the editor uses.
    static let ofEditor: Set<String> = ["frame", "misplaced", "fixedFrame", "ambiguous", "contentsSize"]

    private static let properties: [String: [VariedProperty]] = [
        "hidden": [VariedProperty(\UIView.isHidden) { $0.bool("hidden") }],
        "alpha": [VariedProperty(\UIView.alpha) { $0.number("alpha") }],
        "backgroundColor": [VariedProperty(\UIView.backgroundColor) { .some($0.color("backgroundColor")) }],
        "tintColor": [VariedProperty(\UIView.tintOfItsOwn) { .some($0.color("tintColor")) }],
        "layoutMargins": [VariedProperty(\UIView.marginsOfItsOwn) { .some($0.insets("layoutMargins")) }],
        "preservesSuperviewLayoutMargins": [
            VariedProperty(\UIView.preservesSuperviewLayoutMargins) { $0.bool("preservesSuperviewLayoutMargins") }
        ],
        "axis": [VariedProperty(\UIStackView.axis) { $0.option("axis", NibKeys.axes) }],
        "alignment": [VariedProperty(\UIStackView.alignment) { $0.option("alignment", NibKeys.stackAlignments) }],
        "distribution": [
            VariedProperty(\UIStackView.distribution) { $0.option("distribution", NibKeys.distributions) }
        ],
        "spacing": [VariedProperty(\UIStackView.spacing) { $0.number("spacing") }],
        "fontDescription": [
            VariedProperty(\UILabel.font) { .some($0.font()) },
            VariedProperty(\UITextField.font) { .some($0.font()) },
            VariedProperty(\UITextView.font) { .some($0.font()) },
            VariedProperty(\UIButton.titleLabel!.font) { .some($0.font(standardSize: 15)) },
        ],
        "textColor": [VariedProperty(\UILabel.textColor) { .some($0.color("textColor")) }],
        "numberOfLines": [VariedProperty(\UILabel.numberOfLines) { $0.integer("numberOfLines") }],
        "image": [VariedProperty(\UIImageView.image) { .some($0.image()) }],
    ]
}

// What a view has of its own, so that it inherits again what it has inherited before.
extension UIView {
    fileprivate var tintOfItsOwn: UIColor? {
        get { ownTint }
        set { tintColor = newValue }
    }

    fileprivate var marginsOfItsOwn: UIEdgeInsets? {
        get { baseMargins.insets(rightToLeft: isRightToLeft) }
        set { changeMargins { if let newValue { $0.set(newValue) } else { $0 = .standard } } }
    }
}

import Foundation
internal import NibDocument

// What all views have, and stacks.
extension NibKeys {
    static let views: [String: NibSource] = [
        "UIClipsToBounds": .flag("clipsSubviews", absent: false),
        "UIUserInteractionDisabled": .negated("userInteractionEnabled", absent: true),
        "UIContentMode": .option("contentMode", NibCoder.contentModes),
        // Without a mask, constraints place the view; where there are none, its right and bottom margins are flexible.
        "UIAutoresizingMask": NibSource { coder in
            let mask = coder.record.autoresizing.map { UIView.AutoresizingMask(rawValue: $0.rawValue) }
            return .number(Double((mask ?? [.flexibleRightMargin, .flexibleBottomMargin]).rawValue))
        },
        "UIRestorationIdentifier": .string { coder in
            let usesOther = coder.bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false
            return coder.record.attributes[usesOther ? "storyboardIdentifier" : "restorationIdentifier"]
        },
        "UISemanticContentAttribute": .option("semanticContentAttribute", semantics),
        "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": .negated("translatesAutoresizingMaskIntoConstraints"),
        "UIViewContentHuggingPriority0": .number("horizontalHuggingPriority"),
        "UIViewContentHuggingPriority1": .number("verticalHuggingPriority"),
        "UIViewContentCompressionResistancePriority0": .number("horizontalCompressionResistancePriority"),
        "UIViewContentCompressionResistancePriority1": .number("verticalCompressionResistancePriority"),
        "UISubviews": .list("subviews"),

        "UIAccessibilityIdentifier": NibSource.name("identifier").inside(accessibility),
        "UIAccessibilityLabel": accessibilityText("label", "ibExternalAccessibilityLabel"),
        "UIAccessibilityHint": accessibilityText("hint", "ibExternalAccessibilityHint"),
        "UIIsAccessibilityElement": NibSource { coder in
            guard case .bool(let isElement) = coder.record.part(accessibility)?.values["isElement"] else { return nil }
            return .number(isElement ? 1 : 0)
        },
        "UIAccessibilityTraits": .string { coder in
            coder.record.part(accessibility)?.part("traits").map { part in
                let names = part.attributes.values.filter { $0.value == "YES" }.keys
                return String(UIAccessibilityTraits(names.compactMap { traits[$0] }).rawValue)
            }
        },

        "UIStackViewAxis": .option("axis", axes),
        "UIStackViewDistribution": .option("distribution", distributions),
        "UIStackViewAlignment": .option("alignment", stackAlignments),
        "UIStackViewSpacing": .number("spacing"),
        "UIStackViewBaselineRelative": .flag("baselineRelativeArrangement"),
        "UIStackViewLayoutMarginsRelative": .flag("layoutMarginsRelativeArrangement"),
        "UIStackViewArrangedSubviews": .list("subviews"),
    ]

    /// The keys of numbers that belong together, without the index that follows them.
    static let numbers: [String: (NibCoder) -> [CGFloat]?] = [
        "UIBounds": { $0.record.frame.map { [0, 0, CGRect($0).width, CGRect($0).height] } },
        "UICenter": { $0.record.frame.map { [CGRect($0).midX, CGRect($0).midY] } },
        "UIViewLayoutMargins": { $0.insets("layoutMargins").map(edges) },
        "UIViewDirectionalLayoutMargins": { $0.insets("directionalLayoutMargins").map(edges) },
    ]

    nonisolated private static func edges(_ insets: UIEdgeInsets) -> [CGFloat] {
        [insets.top, insets.left, insets.bottom, insets.right]
    }

    private static let accessibility = "accessibilityConfiguration"

    /// The files of strings have the text under the identifier of the view.
    private static func accessibilityText(_ name: String, _ property: String) -> NibSource {
        .attributedText { coder in
            coder.record.part(accessibility)?.attributes[name].map {
                NSAttributedString(string: coder.file.localized($0, coder.record.identifier, property))
            }
        }
    }

    static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]

    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static let traits: [String: UIAccessibilityTraits] = [
        "none": [], "button": .button, "link": .link, "image": .image, "selected": .selected,
        "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
        "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
        "searchField": .searchField, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
    ]
}

import Foundation

/// A style that the user can give to text.
enum TextStyle {
    case bold, italic, underline

    func isSet(in attributes: AttributedUnits.Attributes) -> Bool {
        switch self {
        case .bold: symbolicTraits(attributes).contains(.traitBold)
        case .italic: symbolicTraits(attributes).contains(.traitItalic)
        case .underline: NSUnderlineStyle(value: attributes[.underlineStyle]) != []
        }
    }

    func set(_ isSet: Bool, in attributes: inout AttributedUnits.Attributes) {
        switch self {
        case .bold: set(.traitBold, isSet, in: &attributes)
        case .italic: set(.traitItalic, isSet, in: &attributes)
        case .underline: attributes[.underlineStyle] = isSet ? NSUnderlineStyle.single.rawValue : nil
        }
    }

    private func symbolicTraits(_ attributes: AttributedUnits.Attributes) -> UIFontDescriptor.SymbolicTraits {
        (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    }

    /// A font without such a face stays.
    private func set(
        _ trait: UIFontDescriptor.SymbolicTraits, _ isSet: Bool, in attributes: inout AttributedUnits.Attributes
    ) {
        let font = attributes[.font] as? UIFont ?? StyledText.defaultFont
        var traits = font.fontDescriptor.symbolicTraits
        if isSet { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
        attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
}

extension TextEditing {
    /// Gives the selected text a style, or takes it away if all of the selected text has it. Without a selection it is
    /// the style of what is typed next.
    func toggle(_ style: TextStyle) {
        guard isEditable, allowsEditingAttributes else { return }
        let selection = text.selection
        guard !selection.isEmpty else {
            return style.set(!style.isSet(in: attributesToType), in: &attributesToType)
        }
        let isSet = text.content[selection].runs.allSatisfy { style.isSet(in: $0.attributes) }
        var styled = text.content[selection]
        styled.changeAttributes(in: 0..<styled.count) { style.set(!isSet, in: &$0) }
        change(selection, to: styled, as: .style)
        select(selection)
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("traitCollection", traitCollection)
        list.add([
            "isDisabled": isDisabled, "isHighlighted": isHighlighted, "isSelected": isSelected, "isFocused": isFocused,
            "isPinned": isPinned,
        ])
        for (key, value) in custom.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { list.add(key.rawValue, value) }
        return list
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("traitCollection", traitCollection)
        list.add([
            "isDisabled": isDisabled, "isHighlighted": isHighlighted, "isSelected": isSelected, "isFocused": isFocused,
            "isPinned": isPinned, "isEditing": isEditing, "isExpanded": isExpanded, "isSwiped": isSwiped,
            "isReordering": isReordering,
        ])
        list.add("cellDragState", cellDragState, unless: .none)
        list.add("cellDropState", cellDropState, unless: .none)
        for (key, value) in custom.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { list.add(key.rawValue, value) }
        return list
    }
}

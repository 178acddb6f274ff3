/// The lists of HTML.
enum HTMLLists {
    /// Returns the marker that CSS's property `list-style-type` or the attribute `type` names.
    static func marker(named name: String) -> NSTextList.MarkerFormat? {
        switch name {
        case "disc": .disc
        case "circle": .circle
        case "square": .square
        case "decimal", "1": .decimal
        case "lower-alpha", "lower-latin": .lowercaseAlpha
        case "upper-alpha", "upper-latin": .uppercaseAlpha
        case "lower-roman": .lowercaseRoman
        case "upper-roman": .uppercaseRoman
        case "none": NSTextList.MarkerFormat("")
        default: nil
        }
    }

    /// Returns the marker of an `ol` with an attribute `type`, whose letters have a case.
    static func marker(ofType type: String) -> NSTextList.MarkerFormat? {
        switch type {
        case "a": .lowercaseAlpha
        case "A": .uppercaseAlpha
        case "i": .lowercaseRoman
        case "I": .uppercaseRoman
        default: marker(named: type.lowercased())
        }
    }

    /// Returns the text of a marker: numbers have a point. Unverified.
    static func text(of list: NSTextList, number: Int) -> String {
        let marker = list.marker(forItemNumber: number)
        return list.isOrdered ? marker + "." : marker
    }
}

/// The elements whose texts come before and after that of an element, and the object that edits its text.
@MainActor
final class TextNavigation {
    weak var previous: AnyObject?
    weak var next: AnyObject?
    weak var input: (any UITextInput)?
}

extension TextNavigation {
    /// Returns the object's record; creates it for a value to be set.
    static func record(of object: AnyObject) -> TextNavigation {
        if let record = Attachments.accessibility(of: object, \.textNavigation) { return record }
        let record = TextNavigation()
        Attachments.setAccessibility(of: object, \.textNavigation, to: record)
        return record
    }
}

import Foundation

/// What the record of a nib has under a key of archives.
enum NibAnswer {
    /// Also a flag or the raw value of an option.
    case number(Double)
    /// In the form in which archives contain it: texts, insets and sizes are strings.
    case object(NSObject)
    /// An explicit nil.
    case null
}

/// A label, value or hint that was set. Almost all are plain: an attributed string is made only for those who ask for it,
/// because Foundation on Linux never frees all of one.
struct AccessibilityText {
    let string: String
    private let given: NSAttributedString?

    init(_ string: String) { (self.string, given) = (string, nil) }

    init(_ attributed: NSAttributedString) { (string, given) = (attributed.string, attributed) }

    var attributed: NSAttributedString { given ?? NSAttributedString(string: string) }
}

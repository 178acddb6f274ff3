/// What a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Everything; what is found is links, e-mail addresses and phone numbers.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    var checkingTypes: NSTextCheckingResult.CheckingType {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.phoneNumber) { types.insert(NSTextCheckingResult.CheckingType(rawValue: 1 << 11)) }
        if contains(.link) { types.insert(NSTextCheckingResult.CheckingType(rawValue: 1 << 5)) }
        return types
    }
}

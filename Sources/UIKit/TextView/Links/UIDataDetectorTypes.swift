/// What a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    // Nothing is found for these; the first use is logged.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything; what is found is links, e-mail addresses and phone numbers.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    var checkingTypes: NSTextCheckingResult.CheckingType {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.phoneNumber) { types.insert(NSTextCheckingResult.CheckingType(rawValue: 1 << 11)) }
        // Foundation's number of `.link`, which it declares as deprecated.
        if contains(.link) { types.insert(NSTextCheckingResult.CheckingType(rawValue: 1 << 6)) }
        return types
    }
}

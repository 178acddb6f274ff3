/// What a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers; a tap opens a `tel:` URL.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of web pages, and e-mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    // Nothing is found for these; the first use is logged.
    /// Postal addresses. None are found.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of events. None are found.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. None are found.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. None are found.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words that the system would look up. None are found.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. None are found.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Numbers with units. None are found.
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

import Foundation

/// Finds links, e-mail addresses and phone numbers in a text. Foundation on Linux has no such class.
///
/// Dates, addresses and flights are not found. The class is no subclass of NSRegularExpression, whose methods Foundation
/// on Linux does not allow to be overridden; it has the same methods. What counts as a phone number or as a link without
/// a scheme is unverified.
open class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes

    private static let known: NSTextCheckingResult.CheckingType = [.detectedLink, .detectedPhoneNumber]

    /// Throws if none of the types can be found; writes to the console, once, if some cannot.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        guard !types.isDisjoint(with: NSDataDetector.known) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "Only links and phone numbers can be detected."])
        }
        if !types.isSubset(of: NSDataDetector.known) {
            ConsoleLog.once("NSDataDetector", "NSDataDetector finds links and phone numbers only.")
        }
        self.checkingTypes = checkingTypes
    }

    // MARK: Matches

    /// Calls the block with every match in the range, from the first. Setting the block's last parameter stops. Options
    /// have no effect.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let links = LinkDetection.matches(in: string, range)
        let numbers = types.contains(.detectedPhoneNumber) ? PhoneNumberDetection.matches(in: string, range) : []
        let others = numbers.filter { number in
            !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
        }
        return ((types.contains(.detectedLink) ? links : []) + others).sorted { $0.range.location < $1.range.location }
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

import Foundation

/// Numbers of type `CGFloat` are `NSNumber`s in Objective-C, as those of all other numeric types: `width as NSNumber`, a
/// `CGFloat` in an `NSDictionary`, and `number as? CGFloat` of a value of type `Any`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Nil if the number has another value as a `Double`.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    @available(swift, deprecated: 4, renamed: "init(truncating:)")
    public init(_ number: NSNumber) { self.init(truncating: number) }

    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        guard _conditionallyBridgeFromObjectiveC(number, result: &result) else {
            fatalError("Unable to bridge \(NSNumber.self) to \(self)")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: number)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        number.flatMap(CGFloat.init(exactly:)) ?? 0
    }
}

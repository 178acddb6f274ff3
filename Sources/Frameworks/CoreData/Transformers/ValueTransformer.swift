import Foundation
internal import Synchronization

/// The name of a value transformer.
/// - Linux: works
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Converts values, for example those of transformable attributes to data. Foundation on Linux has no such class.
/// - Linux: works
open class ValueTransformer: NSObject {
    /// Required, so that a transformer can be created from the name of its class.
    public required override init() { super.init() }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered.withLock { $0.transformers[name] = transformer }
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registered.withLock { Array($0.transformers.keys) }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }

    open class func allowsReverseTransformation() -> Bool { true }

    open func transformedValue(_ value: Any?) -> Any? { value }

    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    // Sound: used under the lock only.
    private struct Registered: @unchecked Sendable {
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }

    private static let registered = Mutex(Registered())

    /// Returns a registered transformer, or one of the class with this name.
    static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = registered.withLock({ $0.transformers[name] }) { return known }
        if name == .secureUnarchiveFromDataTransformerName { return NSSecureUnarchiveFromDataTransformer() }
        return (Trestle.classNamed(name.rawValue) as? ValueTransformer.Type)?.init()
    }
}

/// ValueTransformer, whose initializer with a name returns registered objects. Specific to Trestle.
///
/// - Linux: works
public protocol NamedValueTransformer {}

extension ValueTransformer: NamedValueTransformer {}

extension NamedValueTransformer where Self: ValueTransformer {
    /// Returns the transformer that was registered with the name, or one of the class with this name; nil if there is
    /// none.
    public init?(forName name: NSValueTransformerName) {
        guard let transformer = ValueTransformer.named(name) as? Self else { return nil }
        self = transformer
    }
}

/// Archives values to data with secure coding. Core Data writes with its reverse transformation.
/// - Linux: works
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of the values.
    /// - Linux: no effect; values of other classes are accepted
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap(TransformableCoding.unarchived)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap(TransformableCoding.archived)
    }
}

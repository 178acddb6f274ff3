import Foundation

/// A value of a context: one that the application has set, or an exception.
///
/// - Linux: works
open class JSValue: NSObject {
    enum Content {
        case undefined, null
        case bool(Bool)
        case number(Double)
        case string(String)
        case date(Date)
        case array([JSValue])
        case dictionary([String: JSValue])
        /// An error, by its message.
        case error(String)
        case object(Any)
    }

    let content: Content
    private let owner: JSContext

    private init(_ content: Content, _ context: JSContext) {
        self.content = content
        owner = context
    }

    open var context: JSContext! { owner }

    // MARK: Creating

    public init!(object value: Any!, in context: JSContext!) {
        content = Self.content(of: value, context)
        owner = context
    }

    public init!(bool value: Bool, in context: JSContext!) {
        content = .bool(value)
        owner = context
    }

    public init!(double value: Double, in context: JSContext!) {
        content = .number(value)
        owner = context
    }

    public init!(int32 value: Int32, in context: JSContext!) {
        content = .number(Double(value))
        owner = context
    }

    public init!(uInt32 value: UInt32, in context: JSContext!) {
        content = .number(Double(value))
        owner = context
    }

    public init!(newObjectIn context: JSContext!) {
        content = .dictionary([:])
        owner = context
    }

    public init!(newArrayIn context: JSContext!) {
        content = .array([])
        owner = context
    }

    public init!(newErrorFromMessage message: String!, in context: JSContext!) {
        content = .error(message ?? "")
        owner = context
    }

    public init!(nullIn context: JSContext!) {
        content = .null
        owner = context
    }

    public init!(undefinedIn context: JSContext!) {
        content = .undefined
        owner = context
    }

    private static func content(of value: Any?, _ context: JSContext) -> Content {
        switch value {
        case nil: return .undefined
        case is NSNull: return .null
        case let value as JSValue: return value.content
        case let value as Bool: return .bool(value)
        case let value as String: return .string(value)
        case let value as NSString: return .string(String(describing: value))
        case let value as NSNumber: return .number(value.doubleValue)
        case let value as any BinaryInteger: return .number(Double(value))
        case let value as any BinaryFloatingPoint: return .number(Double(value))
        case let value as Date: return .date(value)
        case let value as [Any]: return .array(value.map { JSValue(content(of: $0, context), context) })
        case let value as [String: Any]:
            return .dictionary(value.mapValues { JSValue(content(of: $0, context), context) })
        case let value?: return .object(value)
        }
    }

    // MARK: Kinds

    open var isUndefined: Bool { if case .undefined = content { true } else { false } }

    open var isNull: Bool { if case .null = content { true } else { false } }

    open var isBoolean: Bool { if case .bool = content { true } else { false } }

    open var isNumber: Bool { if case .number = content { true } else { false } }

    open var isString: Bool { if case .string = content { true } else { false } }

    open var isArray: Bool { if case .array = content { true } else { false } }

    open var isDate: Bool { if case .date = content { true } else { false } }

    open var isSymbol: Bool { false }

    open var isObject: Bool {
        switch content {
        case .undefined, .null, .bool, .number, .string: false
        case .date, .array, .dictionary, .error, .object: true
        }
    }

    // MARK: Scripts

    /// Throws an exception in the context, and returns the undefined value.
    ///
    /// - Linux: refuses
    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { owner.fail() }

    /// - Linux: refuses
    @discardableResult
    open func construct(withArguments arguments: [Any]!) -> JSValue! { owner.fail() }

    /// - Linux: refuses
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { owner.fail() }

    // MARK: Parts

    /// Returns a value of a dictionary; the undefined value if there is none.
    open func forProperty(_ property: Any!) -> JSValue! {
        guard case .dictionary(let values) = content, let property else { return JSValue(undefinedIn: owner) }
        return values[String(describing: property)] ?? JSValue(undefinedIn: owner)
    }

    open func hasProperty(_ property: Any!) -> Bool { !forProperty(property).isUndefined }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }

    open func atIndex(_ index: Int) -> JSValue! {
        guard case .array(let values) = content, values.indices.contains(index) else {
            return JSValue(undefinedIn: owner)
        }
        return values[index]
    }

    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

    open override var description: String { toString() }
}

import Foundation
import FrameworkAbsence

/// Keeps the values that an application sets. Each script throws an exception: there is no engine that runs it.
///
/// - Linux: refuses
open class JSContext: NSObject {
    private let machine: JSVirtualMachine
    private var objects: [String: JSValue] = [:]

    public init!(virtualMachine: JSVirtualMachine! = nil) {
        machine = virtualMachine ?? JSVirtualMachine()
    }

    /// Returns the undefined value after an exception, as for any script that throws.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { fail() }

    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fail() }

    /// Passes an exception to the handler, or else keeps it.
    func fail() -> JSValue {
        Absence.report("JavaScriptCore", "JSContext", "each script throws an exception")
        let error: JSValue = JSValue(newErrorFromMessage: "There is no engine on Linux that runs the script.", in: self)
        if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
        return JSValue(undefinedIn: self)
    }

    /// The latest exception, if there is no handler.
    open var exception: JSValue!

    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!

    open var virtualMachine: JSVirtualMachine! { machine }

    /// - Linux: no effect
    open var name: String!

    /// - Linux: no effect
    open var isInspectable = false

    /// The values that the application has set.
    open var globalObject: JSValue! { JSValue(object: objects, in: self) }

    /// Nil, as no script runs.
    open class func current() -> JSContext! { nil }

    open class func currentCallee() -> JSValue! { nil }

    open class func currentThis() -> JSValue! { nil }

    open class func currentArguments() -> [Any]! { nil }

    /// Returns the value that the application has set under a name; the undefined value for another name.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        key.flatMap { objects[String(describing: $0)] } ?? JSValue(undefinedIn: self)
    }

    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        if let key { objects[String(describing: key)] = JSValue(object: object, in: self) }
    }
}

import Foundation

/// Raises the exception for a message that its receiver does not implement.
package enum UnrecognizedSelector {
    package static func raise(_ selector: Selector, _ receiver: Any) {
        if let type = receiver as? AnyClass {
            Trestle.raise(
                .invalidArgumentException,
                "\(name(selector, type)): unrecognized selector sent to class \(address(of: type))",
                hint:
                    "only static methods that a selector was made with (`Selector(_:callingStatic:)`) are known by name."
            )
            return
        }
        Trestle.raise(
            .invalidArgumentException,
            "\(name(selector, receiver)): unrecognized selector sent to instance \(ObjectAddress(receiver as AnyObject))",
            hint: hint(selector, type(of: receiver as AnyObject)))
    }

    /// Raises an exception for a method that does not accept an argument. Objective-C would call it anyway.
    static func raise(_ selector: Selector, _ receiver: Any, _ mismatch: MessageArguments.Mismatch) {
        let sent = mismatch.value.map { "\(ClassName(type(of: $0)))" } ?? "nil"
        Trestle.raise(
            .invalidArgumentException,
            "\(name(selector, receiver)): argument \(mismatch.index + 1) is \(sent), not \(ClassName(mismatch.expected))",
            hint: "declare the parameter as what is sent, or as Any.")
    }

    private static func name(_ selector: Selector, _ receiver: Any) -> String {
        if let type = receiver as? AnyClass { return "+[\(ClassName(type)) \(selector)]" }
        return "-[\(ClassName(type(of: receiver as AnyObject))) \(selector)]"
    }

    private static func address(of type: AnyClass) -> String {
        "0x" + String(unsafeBitCast(type, to: UInt.self), radix: 16)
    }

    private static func hint(_ selector: Selector, _ type: AnyClass) -> String {
        let plain = letters(selector.name)
        let similar = SourceMembers.selectors(of: type).filter { letters($0) == plain }.sorted()
        if !similar.isEmpty {
            return "did you mean \(similar.map { "\"\($0)\"" }.joined(separator: " or "))?"
        }
        return """
            methods are known by name from the tables that the UIKitSource plugin generates for @objc methods, or from a selector made with the \
            method itself: Selector("\(selector)", calling: \(type).method).
            """
    }

    /// Lowercases the name and removes colons, which are the usual mistakes in a selector.
    private static func letters(_ name: String) -> String {
        name.lowercased().filter { $0 != ":" }
    }
}

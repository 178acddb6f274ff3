/// Finds methods that a class declares and no protocol or superclass knows of, by name and type, in the symbol table of
/// the file that the class came from, and makes them callable.
///
/// Complete for whatever the linker kept: every method in a debug or test build, private, local and generic classes
/// included. A release build drops methods that nothing calls.
package enum DeclaredMethods {
    /// A struct whose only field is a function: what ``bind(_:to:as:)`` gives. (A function value of a generic type
    /// would be called through another convention than the method's own.)
    package protocol Call {
        associatedtype Function

        init(call: Function)
    }

    /// What is at an address: the code of a method.
    package struct Code: @unchecked Sendable {
        fileprivate let address: UnsafeRawPointer
    }

    /// The method called `name` (such as `tableView(_:heightForRowAt:)`) with exactly this type, declared by `type` or
    /// a superclass of it below `base`. The most derived one. Nil when there is none or this build's ABI or symbols
    /// cannot be read.
    package static func method(_ name: String, as function: Any.Type, in type: AnyClass, below base: AnyClass) -> Code?
    {
        guard SymbolReader.isTrusted else { return nil }
        return find(name, as: function, in: type, below: base)
    }

    /// The method, bound to `object`.
    package static func bind<Bound: Call>(_ code: Code, to object: AnyObject, as call: Bound.Type) -> Bound {
        // A closure is its code and a context in the register in which methods expect self.
        let words = (code.address, Unmanaged.passUnretained(object).toOpaque())
        return withUnsafePointer(to: words) { words in
            words.withMemoryRebound(to: Bound.self, capacity: 1) { $0.pointee }
        }
    }

    /// Without the self check, which itself needs this.
    static func find(_ name: String, as function: Any.Type, in type: AnyClass, below base: AnyClass) -> Code? {
        guard let wanted = MethodName(name, type: function) else { return nil }
        var current: AnyClass? = type
        while let declaring = current, declaring != base {
            if let code = SymbolReader.methods(of: declaring)?.code(of: wanted) { return code }
            current = _getSuperclass(declaring)
        }
        return nil
    }

    /// The methods of one class as its symbols list them.
    struct List: Sendable {
        let nominal: String
        let methods: [(symbol: String, code: Code)]

        init(nominal: String, methods: [(symbol: String, address: UnsafeRawPointer)]) {
            self.nominal = nominal
            self.methods = methods.map { ($0.symbol, Code(address: $0.address)) }
        }

        func code(of wanted: MethodName) -> Code? {
            methods.first { wanted.isMethod($0.symbol, of: nominal) }?.code
        }
    }
}

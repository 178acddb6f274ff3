/// Finds methods that are not part of a protocol or superclass by name and type, in the symbol table of the file that
/// contains the class, and makes them callable.
///
/// It finds every method that the linker kept: all methods in a debug or test build, including those of private, local
/// and generic classes. In a release build methods that are never called are removed.
package enum DeclaredMethods {
    /// A struct with a function as its only field: the result of ``bind(_:to:as:)``. A function value of generic type
    /// would be called with another calling convention than the method's.
    package protocol Call {
        associatedtype Function

        init(call: Function)
    }

    // Sound: code never changes.
    /// The address of the code of a method.
    package struct Code: @unchecked Sendable {
        fileprivate let address: UnsafeRawPointer
    }

    /// Returns the method with this name (such as `tableView(_:heightForRowAt:)`) and exactly this type that `type` or
    /// a superclass of it below `base` declares: that of the most derived class. Nil when there is none, or when the
    /// ABI or the symbols of this build cannot be read.
    package static func method(_ name: String, as function: Any.Type, in type: AnyClass, below base: AnyClass) -> Code?
    {
        guard SymbolReader.isTrusted else { return nil }
        return find(name, as: function, in: type, below: base)
    }

    /// Returns the method bound to `object`.
    package static func bind<Bound: Call>(_ code: Code, to object: AnyObject, as call: Bound.Type) -> Bound {
        // A closure consists of its code and a context, which is passed in the register in which methods expect self.
        let words = (code.address, Unmanaged.passUnretained(object).toOpaque())
        return withUnsafePointer(to: words) { words in
            words.withMemoryRebound(to: Bound.self, capacity: 1) { $0.pointee }
        }
    }

    /// Returns whether `type` or a superclass of it below `base` has its own method for an optional method of a
    /// protocol. The optimizer may have put the method into the code through which the protocol calls it. Nil if the
    /// symbols do not tell.
    package static func implements(
        _ name: String, as function: Any.Type, in type: AnyClass, below base: AnyClass
    ) -> Bool? {
        guard SymbolReader.isTrusted, let wanted = MethodName(name, type: function) else { return nil }
        if find(name, as: function, in: type, below: base) != nil { return true }
        var current: AnyClass? = type
        while WitnessCode.isTrusted, let declaring = current, declaring != base {
            if let usesDefault = SymbolReader.methods(of: declaring)?.usesDefault(for: wanted) { return !usesDefault }
            current = _getSuperclass(declaring)
        }
        return nil
    }

    /// Finds a method without the self check, which calls this function itself.
    static func find(_ name: String, as function: Any.Type, in type: AnyClass, below base: AnyClass) -> Code? {
        guard let wanted = MethodName(name, type: function) else { return nil }
        var current: AnyClass? = type
        while let declaring = current, declaring != base {
            if let code = SymbolReader.methods(of: declaring)?.code(of: wanted) { return code }
            current = _getSuperclass(declaring)
        }
        return nil
    }

    /// The methods of one class according to its symbols.
    struct List: Sendable {
        /// A function, its address and its number of bytes.
        typealias Function = (symbol: String, address: UnsafeRawPointer, size: Int)

        let nominal: String
        let methods: [(symbol: String, code: Code)]
        /// The code through which protocols call methods of the class.
        let witnesses: [(symbol: String, code: WitnessCode)]

        init(nominal: String, methods: [Function], witnesses: [Function], image: LoadedImage) {
            self.nominal = nominal
            self.methods = methods.map { ($0.symbol, Code(address: $0.address)) }
            self.witnesses = witnesses.map {
                ($0.symbol, WitnessCode(address: $0.address, size: $0.size, image: image))
            }
        }

        func code(of wanted: MethodName) -> Code? {
            methods.first { wanted.isMethod($0.symbol, of: nominal) }?.code
        }

        /// Returns whether a protocol's call goes to the default implementation; nil if the class itself does not
        /// conform, or for processors whose code is not read.
        func usesDefault(for wanted: MethodName) -> Bool? {
            guard let witness = witnesses.first(where: { wanted.isWitness($0.symbol) }) else { return nil }
            return witness.code.calls { wanted.isDefault($0) }
        }
    }
}

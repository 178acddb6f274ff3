// Selectors that also register the method they name. Specific to Trestle. `#selector(MyController.tapped(_:))` of iOS
// source is `Selector("tapped:", calling: MyController.tapped(_:))` on Linux: the compiler checks the reference, and
// from then on every instance of the class and of its subclasses responds to the selector. An override is called where
// there is one.
//
// `@preconcurrency`: in Swift 5 mode, in which most iOS source is written, a reference to a main-actor method is not a
// Sendable function.

extension Selector {
    @preconcurrency public init<Target: AnyObject, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor () -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, B, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A, B) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, B, C, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, B, C, D, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, B, C, D, E, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D, E) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, A, B, C, D, E, F, R>(
        _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D, E, F) -> R
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, in: Target.self)
    }

    /// Creates a selector that names the getter of a property.
    public init<Target: AnyObject, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
        self.init(name)
        SourceMembers.register(.getter(property), as: name, in: Target.self)
    }

    /// Creates a selector that names the setter of a property: `Selector("setTitle:", setter: \A.title)`.
    public init<Target: AnyObject, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) {
        self.init(name)
        SourceMembers.register(.setter(property), as: name, in: Target.self)
    }
}

// Static and class methods, for messages to a class (`addTarget(MyController.self, ...)`). The reference does not
// contain the class, so the selector names this method in every class.
extension Selector {
    @preconcurrency public init<R>(_ name: String, callingStatic method: @escaping @MainActor () -> R) {
        self.init(name)
        SourceMembers.registerStatic(.ofStatic(method), as: name)
    }

    @preconcurrency public init<A, R>(_ name: String, callingStatic method: @escaping @MainActor (A) -> R) {
        self.init(name)
        SourceMembers.registerStatic(.ofStatic(method), as: name)
    }

    @preconcurrency public init<A, B, R>(_ name: String, callingStatic method: @escaping @MainActor (A, B) -> R) {
        self.init(name)
        SourceMembers.registerStatic(.ofStatic(method), as: name)
    }

    @preconcurrency public init<A, B, C, R>(_ name: String, callingStatic method: @escaping @MainActor (A, B, C) -> R) {
        self.init(name)
        SourceMembers.registerStatic(.ofStatic(method), as: name)
    }

    @preconcurrency public init<A, B, C, D, R>(
        _ name: String, callingStatic method: @escaping @MainActor (A, B, C, D) -> R
    ) {
        self.init(name)
        SourceMembers.registerStatic(.ofStatic(method), as: name)
    }
}

// Methods of protocols: every conforming object responds to the selector. An optional method, which throws where it is
// not implemented, is not implied by the conformance; the tables of the class decide.
extension Selector {
    @preconcurrency public init<Target, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor () -> R,
        isOptional: Bool = false
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @preconcurrency public init<Target, A, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A) -> R,
        isOptional: Bool = false
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @preconcurrency public init<Target, A, B, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B) -> R,
        isOptional: Bool = false
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @preconcurrency public init<Target, A, B, C, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> R,
        isOptional: Bool = false
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @preconcurrency public init<Target, A, B, C, D, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> R,
        isOptional: Bool = false
    ) {
        self.init(name)
        SourceMembers.register(.of(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @_disfavoredOverload
    @preconcurrency public init<Target, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor () throws -> R,
        isOptional: Bool = true
    ) {
        self.init(name)
        SourceMembers.register(.throwing(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @_disfavoredOverload
    @preconcurrency public init<Target, A, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A) throws -> R,
        isOptional: Bool = true
    ) {
        self.init(name)
        SourceMembers.register(.throwing(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @_disfavoredOverload
    @preconcurrency public init<Target, A, B, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B) throws -> R,
        isOptional: Bool = true
    ) {
        self.init(name)
        SourceMembers.register(.throwing(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @_disfavoredOverload
    @preconcurrency public init<Target, A, B, C, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B, C) throws -> R,
        isOptional: Bool = true
    ) {
        self.init(name)
        SourceMembers.register(.throwing(method), as: name, of: Target.self, isOptional: isOptional)
    }

    @_disfavoredOverload
    @preconcurrency public init<Target, A, B, C, D, R>(
        _ name: String, ofProtocol method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) throws -> R,
        isOptional: Bool = true
    ) {
        self.init(name)
        SourceMembers.register(.throwing(method), as: name, of: Target.self, isOptional: isOptional)
    }
}

// Members of an object whose class the source adapter could not determine.
extension Selector {
    /// Creates a selector. Which method it calls is known from the table of the receiver's class.
    ///
    /// - Parameter member: a method of the object, or the value of a property. It is not evaluated; the compiler only
    ///   checks that the member exists.
    public init<Member>(_ name: String, checking member: @autoclosure () -> Member) {
        self.init(name)
    }
}

import Foundation

// UIKit creates objects from metatypes: the application, its delegate, scene delegates. Swift calls an initializer on a
// metatype only if it is `required`, and requiring it would break source code that overrides `init()` as on Apple's
// platforms.
//
// The allocating entry point of a convenience initializer finds `self.init()` through the method table of the metatype,
// and has the calling convention of a static method. The compiler checks that both declarations agree.
extension NSObject {
    @usableFromInline convenience init(ofClassValue _: Void) {
        self.init()
    }

    @_silgen_name("$s10Foundation8NSObjectC5UIKitE12ofClassValueACyt_tcfC")
    private static func makeInstance() -> NSObject

    /// Returns a new object of this class, created with its `init()`. Specific to Trestle, as in
    /// `ClassValues+Trestle.swift`.
    public static func newObject() -> Self {
        unsafeDowncast(makeInstance(), to: Self.self)
    }
}

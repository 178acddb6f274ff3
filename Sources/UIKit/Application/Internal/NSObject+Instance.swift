import Foundation

// UIKit makes objects of classes it gets as values: the application, its delegate, scene delegates. Swift calls an initialiser on
// a class value only if it is `required`, and requiring it would break source that overrides `init()` as on Apple's systems.
//
// A convenience initialiser's allocating entry finds `self.init()` through the class value's own method table, and it is called
// exactly as a static method is. The compiler checks that both declarations agree.
extension NSObject {
    @usableFromInline convenience init(ofClassValue _: Void) {
        self.init()
    }

    @_silgen_name("$s10Foundation8NSObjectC5UIKitE12ofClassValueACyt_tcfC")
    private static func makeInstance() -> NSObject

    /// A new instance of this class, made with its `init()`.
    static func instance() -> NSObject {
        makeInstance()
    }
}

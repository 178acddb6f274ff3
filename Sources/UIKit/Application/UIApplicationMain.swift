import Foundation

/// Creates the application and its delegate, and runs them until the last window is closed or the process is asked to
/// end.
///
/// Class names have the form that `NSStringFromClass` returns: "Module.Class". Unlike on Apple's platforms the function
/// returns: 0 after the end, or 1 if no window could be opened, with the reason on standard error.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    ApplicationRun.main(
        principalClass: principalClassName.map(applicationClass(named:)) ?? UIApplication.self,
        delegateClass: delegateClassName.flatMap(delegateClass(named:)))
}

private func applicationClass(named name: String) -> UIApplication.Type {
    if let found = NSClassFromString(name) as? UIApplication.Type { return found }
    reportMissingClass(name, of: "UIApplication subclass")
    return UIApplication.self
}

private func delegateClass(named name: String) -> NSObject.Type? {
    if let found = NSClassFromString(name) as? NSObject.Type, found is any UIApplicationDelegate.Type { return found }
    reportMissingClass(name, of: "UIApplication delegate")
    return nil
}

private func reportMissingClass(_ name: String, of kind: String) {
    Trestle.raise(
        .internalInconsistencyException,
        "Unable to instantiate the \(kind) instance. No class named \(name) is loaded.",  // unverified
        hint: "names are as NSStringFromClass gives them, \"Module.Class\"")
}

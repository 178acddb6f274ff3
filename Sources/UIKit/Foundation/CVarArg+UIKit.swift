// UIKit's objects can be arguments of String(format:) and NSLog: `%@` prints their description, as on Apple's systems. Foundation on Linux
// would take the object for a Core Foundation one and crash, so the description goes in its place.
extension _CVarArgObject where Self: NSObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSException: CVarArg, _CVarArgObject {}

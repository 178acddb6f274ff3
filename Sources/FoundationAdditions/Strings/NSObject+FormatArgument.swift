import Foundation

// Allows objects as arguments of String(format:) and NSLog: `%@` prints their description, as on Apple's systems.
// Foundation on Linux allows strings only, and would treat another object as one of Core Foundation and crash, so the
// description is passed instead.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { self is NSString ? self : NSString(string: description) }

    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

// Values that are passed as their objects: on Apple's systems `date as CVarArg` converts them.
extension _CVarArgObject where Self: _ObjectiveCBridgeable, Self._ObjectiveCType: NSObject {
    public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC()._cVarArgObject }

    public var _cVarArgEncoding: [Int] { preconditionFailure("The object is encoded in place of the value.") }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}

/// Why a call of an assistive technology has no answer. It is sent to the caller.
enum BusError: Error {
    /// The element is gone or never was.
    case unknownObject(String)
    case unknownInterface(String)
    case unknownMethod(String)
    case invalidArguments(String)
    case notSupported(String)

    /// The name on D-Bus.
    var name: String {
        let name =
            switch self {
            case .unknownObject: "UnknownObject"
            case .unknownInterface: "UnknownInterface"
            case .unknownMethod: "UnknownMethod"
            case .invalidArguments: "InvalidArgs"
            case .notSupported: "NotSupported"
            }
        return "org.freedesktop.DBus.Error.\(name)"
    }

    var message: String {
        switch self {
        case .unknownObject(let path): "There is no element \(path)."
        case .unknownInterface(let name): "The element does not have the interface \(name)."
        case .unknownMethod(let name): "The interface has no member \(name)."
        case .invalidArguments(let reason), .notSupported(let reason): reason
        }
    }
}

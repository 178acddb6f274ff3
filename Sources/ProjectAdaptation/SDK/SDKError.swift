/// Why an SDK cannot be used.
public enum SDKError: Error, Hashable, CustomStringConvertible {
    case noSDK(path: String)
    case unreadable(path: String)
    case incomplete(missing: String)
    case notOptimized(path: String)
    case otherCompiler(path: String, of: String, used: String)
    case otherMachine(path: String, of: String, used: String)

    public var description: String {
        switch self {
        case .noSDK(let path):
            "\(path) is no SDK of Trestle: it has no \(SDKFolder.fileName). TRESTLE_SDK names a folder that "
                + "`make sdk` has made"
        case .unreadable(let path): "\(path) does not describe an SDK of this version of Trestle"
        case .incomplete(let missing): "\(missing) is missing: unpack or install the SDK again"
        case .notOptimized(let path):
            "the SDK in \(path) has no optimized library, which programs for users are linked with: `make sdk "
                + "RELEASE=1` makes an SDK with one"
        case .otherCompiler(let path, let wanted, let used):
            "the SDK in \(path) was made with \(wanted), but swiftc on the PATH is \(used). Compiled modules fit one "
                + "compiler only: put that one first on the PATH (https://www.swift.org/install/linux), or make an "
                + "SDK with yours, by `make sdk` in Trestle's source"
        case .otherMachine(let path, let wanted, let used):
            "the SDK in \(path) is for \(wanted), but swiftc on the PATH compiles for \(used)"
        }
    }
}

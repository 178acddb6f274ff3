import Foundation

/// What the system says of a file that cannot be read or written.
public enum FileFailure {
    /// Returns one line for people: Foundation's errors describe themselves with domains, codes and dictionaries.
    public static func reason(_ error: any Error) -> String {
        guard type(of: error) == NSError.self || error is CocoaError || error is POSIXError else { return "\(error)" }
        let error = error as NSError
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
            let inner = inner as NSError
            if inner.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(inner.code))) }
        }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "No such file or directory"
        case .fileWriteNoPermission, .fileReadNoPermission: return "Permission denied"
        case .fileWriteFileExists: return "File exists"
        case .fileWriteOutOfSpace: return "No space left on device"
        case .fileWriteVolumeReadOnly: return "Read-only file system"
        default: return error.localizedDescription
        }
    }
}

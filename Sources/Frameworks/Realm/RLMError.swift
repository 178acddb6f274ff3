import Foundation

/// - Linux: works
///
/// Why a database cannot be opened or written. `catch Realm.Error.fileAccess` compares codes.
public struct RLMError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors. Raw values are those of the original library.
    public enum Code: Int, Sendable {
        /// Anything without a code of its own.
        case fail = 1
        /// The file cannot be read or written.
        case fileAccess = 2
        /// The folder or the file may not be accessed.
        case filePermissionDenied = 3
        /// A copy would replace a file.
        case fileExists = 4
        /// A read-only database has no file.
        case fileNotFound = 5
        /// Another process has the file open.
        case incompatibleLockFile = 8
        /// The classes differ from those in the file, and the version of the schema is the same.
        case schemaMismatch = 10
        /// The file is in use.
        case alreadyOpen = 12
        /// The file cannot grow.
        case outOfDiskSpace = 14
        /// The file contains something else than a database of this module.
        case invalidDatabase = 20
    }

    /// The domain of the errors as `NSError`s.
    public static let errorDomain = "io.realm"

    public static let fail = Code.fail
    public static let fileAccess = Code.fileAccess
    public static let filePermissionDenied = Code.filePermissionDenied
    public static let fileExists = Code.fileExists
    public static let fileNotFound = Code.fileNotFound
    public static let incompatibleLockFile = Code.incompatibleLockFile
    public static let schemaMismatch = Code.schemaMismatch
    public static let alreadyOpen = Code.alreadyOpen
    public static let outOfDiskSpace = Code.outOfDiskSpace
    public static let invalidDatabase = Code.invalidDatabase

    public let code: Code
    private let message: String
    private let path: String?

    /// - Parameters:
    ///   - code: the kind of the error.
    ///   - userInfo: a text for `NSLocalizedDescriptionKey` and a path for `NSFilePathErrorKey`; other keys are dropped.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "\(code)"
        path = userInfo[NSFilePathErrorKey] as? String
    }

    public var errorCode: Int { code.rawValue }

    public var errorUserInfo: [String: Any] {
        var information: [String: Any] = [NSLocalizedDescriptionKey: message, "Error Code": code.rawValue]
        if let path { information[NSFilePathErrorKey] = path }
        return information
    }

    public var localizedDescription: String { message }

    /// The file that the error is about.
    public var fileURL: URL? { path.map { URL(fileURLWithPath: $0) } }
}

extension RLMError.Code {
    /// Lets `catch Realm.Error.fileAccess` match an error of any type.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? RLMError)?.code == code }
}

import Foundation

/// The domain of ``EABluetoothAccessoryPickerError``.
public let EABluetoothAccessoryPickerErrorDomain = "EABluetoothAccessoryPickerErrorDomain"

/// - Linux: works
///
/// Says why no accessory was chosen.
public struct EABluetoothAccessoryPickerError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        precondition(error.domain == EABluetoothAccessoryPickerErrorDomain)
        _nsError = error
    }

    public static var _nsErrorDomain: String { EABluetoothAccessoryPickerErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EABluetoothAccessoryPickerError

        case alreadyConnected = 0
        case resultNotFound = 1
        case resultCancelled = 2
        case resultFailed = 3
    }

    public static var alreadyConnected: Code { .alreadyConnected }
    public static var resultNotFound: Code { .resultNotFound }
    public static var resultCancelled: Code { .resultCancelled }
    public static var resultFailed: Code { .resultFailed }
}

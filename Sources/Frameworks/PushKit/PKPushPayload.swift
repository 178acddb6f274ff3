import Foundation

/// - Linux: no effect
///
/// What a server sends; nothing arrives on a desktop.
open class PKPushPayload: NSObject {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        self.type = type
        self.dictionaryPayload = dictionaryPayload
    }
}

/// - Linux: no effect
///
/// The address of a device for servers; a desktop gets none.
open class PKPushCredentials: NSObject {
    public let type: PKPushType
    public let token: Data

    init(type: PKPushType, token: Data) {
        self.type = type
        self.token = token
    }
}

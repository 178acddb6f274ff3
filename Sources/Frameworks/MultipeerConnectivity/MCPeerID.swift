import Foundation

/// - Linux: works
///
/// Names a device.
// Sound: the properties never change.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let displayName: String
    private let identity: UUID

    /// - Parameter myDisplayName: has 1 to 63 bytes as UTF-8.
    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
        identity = UUID()
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
            let text = coder.decodeObject(of: NSString.self, forKey: "identity"),
            let identity = UUID(uuidString: text as String)
        else { return nil }
        displayName = name as String
        self.identity = identity
    }

    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(identity.uuidString as NSString, forKey: "identity")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Peers with the same name are different, but for copies and those of an archive.
    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identity == identity }

    open override var hash: Int { identity.hashValue }
}

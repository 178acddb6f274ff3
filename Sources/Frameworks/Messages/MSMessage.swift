import UIKit

/// - Linux: works
///
/// A session that several messages share.
open class MSSession: NSObject, NSSecureCoding {
    public override init() { super.init() }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}
}

/// - Linux: works
///
/// A message that the program makes. It cannot be sent.
open class MSMessage: NSObject, NSCopying, NSSecureCoding {
    private let own: MSSession?
    private let sender = UUID()

    public override init() {
        own = nil
        super.init()
    }

    public init(session: MSSession) {
        own = session
        super.init()
    }

    open var session: MSSession? { own }
    /// False: nothing is sent.
    open var isPending: Bool { false }
    open var senderParticipantIdentifier: UUID { sender }
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabel: String?
    open var summaryText: String?
    open var error: (any Error)?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = own.map { MSMessage(session: $0) } ?? MSMessage()
        copy.layout = layout?.copy() as? MSMessageLayout
        (copy.url, copy.summaryText, copy.accessibilityLabel) = (url, summaryText, accessibilityLabel)
        (copy.shouldExpire, copy.error) = (shouldExpire, error)
        return copy
    }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    /// Reads the URL and the summary.
    public required init?(coder: NSCoder) {
        own = nil
        super.init()
        url = Self.text(coder, "url").flatMap(URL.init)
        summaryText = Self.text(coder, "summaryText")
    }

    private static func text(_ coder: NSCoder, _ key: String) -> String? {
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(of: NSString.self, forKey: key).map {
            String._unconditionallyBridgeFromObjectiveC($0)
        }
    }

    /// Writes the URL and the summary.
    open func encode(with coder: NSCoder) {
        if let url { coder.encode(NSString(string: url.absoluteString), forKey: "url") }
        if let summaryText { coder.encode(NSString(string: summaryText), forKey: "summaryText") }
    }
}

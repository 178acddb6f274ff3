import Foundation

/// A site or an address that has users.
///
/// - Linux: works
open class ASCredentialServiceIdentifier: NSObject, NSCopying {
    /// Whether the identifier is the domain of a site or an address.
    ///
    /// - Linux: works
    public enum IdentifierType: Int, Sendable {
        case domain = 0
        case URL = 1
    }

    private let text: String
    private let kind: IdentifierType

    public init(identifier: String, type: IdentifierType) {
        text = identifier
        kind = type
    }

    open var identifier: String { text }

    open var type: IdentifierType { kind }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A user of a site, whose password an application knows.
///
/// - Linux: works
open class ASPasswordCredentialIdentity: NSObject, NSCopying {
    private let service: ASCredentialServiceIdentifier
    private let name: String
    private let record: String?

    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        service = serviceIdentifier
        name = user
        record = recordIdentifier
    }

    open var serviceIdentifier: ASCredentialServiceIdentifier { service }

    open var user: String { name }

    open var recordIdentifier: String? { record }

    open var rank = 0

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ASPasswordCredentialIdentity(serviceIdentifier: service, user: name, recordIdentifier: record)
        copy.rank = rank
        return copy
    }
}

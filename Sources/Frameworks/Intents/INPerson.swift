import Foundation

/// - Linux: works
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// - Linux: works
///
/// A person that an intent names.
// Sound: nothing changes after the initializer.
open class INPerson: NSObject, NSCopying, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let relationship: INPersonRelationship?
    public let isMe: Bool
    public let isContactSuggestion: Bool
    public let suggestionType: INPersonSuggestionType
    public let aliases: [INPersonHandle]?

    private init(
        _ personHandle: INPersonHandle, _ nameComponents: PersonNameComponents?, _ displayName: String?,
        _ image: INImage?, _ contactIdentifier: String?, _ customIdentifier: String?,
        relationship: INPersonRelationship? = nil, isMe: Bool = false, isContactSuggestion: Bool = false,
        suggestionType: INPersonSuggestionType = .none, aliases: [INPersonHandle]? = nil
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let names = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
        self.displayName =
            displayName ?? (names.isEmpty ? nil : names.joined(separator: " ")) ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.relationship = relationship
        self.isMe = isMe
        self.isContactSuggestion = isContactSuggestion
        self.suggestionType = suggestionType
        self.aliases = aliases
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
            relationship: relationship)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe,
            suggestionType: suggestionType)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
            isContactSuggestion: isContactSuggestion, suggestionType: suggestionType)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
            suggestionType: suggestionType, aliases: aliases)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

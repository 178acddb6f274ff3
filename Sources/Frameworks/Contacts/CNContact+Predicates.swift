import Foundation

// The predicates can be evaluated with contacts of the program.
extension CNContact {
    /// Matches contacts of which each word of the name begins a name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.split(separator: " ").map { $0.lowercased() }
        return predicate { contact in
            let names = [
                contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
            ].flatMap { $0.lowercased().split(separator: " ") }
            return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
        }
    }

    /// Matches contacts with the address, in small or capital letters.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        predicate { contact in
            contact.emailAddresses.contains {
                String._unconditionallyBridgeFromObjectiveC($0.value).lowercased() == emailAddress.lowercased()
            }
        }
    }

    /// Matches contacts with a number of the same digits.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let digits = phoneNumber.digits
        return predicate { contact in contact.phoneNumbers.contains { $0.value.digits == digits } }
    }

    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        predicate { identifiers.contains($0.identifier) }
    }

    /// Matches no contacts: there are no groups.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Matches no contacts: there are no containers.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    private static func predicate(_ matches: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map(matches) ?? false }
    }
}

import Contacts
import UIKit

/// A row of a contact's table: a value with its label.
struct ContactRow {
    let key: String
    var identifier: String?
    var label: String?
    let value: Any
    let text: String
    /// What opens when the row is tapped.
    var url: URL?

    private static let labeledKeys = [
        CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey,
        CNContactInstantMessageAddressesKey, CNContactSocialProfilesKey, CNContactRelationsKey, CNContactDatesKey,
    ]

    /// What the row says above the value.
    var title: String {
        label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? CNContact.localizedString(forKey: key)
    }

    /// Returns the rows of the properties with the given keys; of all properties for nil.
    static func rows(of contact: CNContact, keys: [String]?) -> [ContactRow] {
        let single = [
            (CNContactOrganizationNameKey, contact.organizationName), (CNContactJobTitleKey, contact.jobTitle),
            (CNContactDepartmentNameKey, contact.departmentName), (CNContactNicknameKey, contact.nickname),
        ]
        let last = [
            (CNContactBirthdayKey, contact.birthday.map(text) ?? ""), (CNContactNoteKey, contact.note),
        ]
        let labeled = labeledKeys.flatMap { key in
            PropertyValues.labeled(key, in: contact).map { entry in
                let text = text(of: entry.value)
                return ContactRow(
                    key: key, identifier: entry.identifier, label: entry.label, value: entry.value, text: text,
                    url: url(key, text))
            }
        }
        let rows = single.map(row) + labeled + last.map(row)
        return rows.filter { !$0.text.isEmpty && (keys?.contains($0.key) ?? true) }
    }

    private static func row(_ key: String, _ text: String) -> ContactRow {
        ContactRow(key: key, value: text, text: text)
    }

    private static func text(of value: NSObject) -> String {
        switch value {
        case let number as CNPhoneNumber: number.stringValue
        case let address as CNPostalAddress: CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        case let address as CNInstantMessageAddress: address.username
        case let profile as CNSocialProfile: profile.username.isEmpty ? profile.urlString : profile.username
        case let relation as CNContactRelation: relation.name
        case let date as NSDateComponents: text(of: date as DateComponents)
        default: (value as? NSString).map { String._unconditionallyBridgeFromObjectiveC($0) } ?? ""
        }
    }

    /// Returns a date, without its year if it has none.
    private static func text(of date: DateComponents) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var day = DateComponents(year: date.year ?? 2000, month: date.month, day: date.day)
        day.timeZone = .gmt
        guard let day = calendar.date(from: day) else { return "" }
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate(date.year == nil ? "dMMMM" : "dMMMMyyyy")
        return formatter.string(from: day)
    }

    private static func url(_ key: String, _ text: String) -> URL? {
        switch key {
        case CNContactPhoneNumbersKey: URL(string: "tel:" + text.filter { $0.isNumber || $0 == "+" })
        case CNContactEmailAddressesKey: URL(string: "mailto:\(text)")
        case CNContactUrlAddressesKey: URL(string: text.contains(":") ? text : "https://\(text)")
        default: nil
        }
    }
}

import Foundation

/// Writes a contact as a vCard.
struct VCardWriter {
    private var lines: [String] = []
    /// How many values have labels of their own.
    private var groups = 0

    init(_ contact: CNContact) {
        lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + Self.joined(names))
        lines.append("FN:" + Self.escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        add("NICKNAME", contact.nickname)
        add("X-MAIDENNAME", contact.previousFamilyName)
        add("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName)
        add("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName)
        add("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName)
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:" + Self.joined([contact.organizationName, contact.departmentName]))
        }
        add("TITLE", contact.jobTitle)
        for number in contact.phoneNumbers { add("TEL", number.label, Self.escaped(number.value.stringValue)) }
        for address in contact.emailAddresses { add("EMAIL", address.label, Self.escaped(Self.text(address.value))) }
        for address in contact.postalAddresses { add(address.label, address.value) }
        for address in contact.urlAddresses { add("URL", address.label, Self.escaped(Self.text(address.value))) }
        for profile in contact.socialProfiles {
            let type = profile.value.service.lowercased()
            lines.append("X-SOCIALPROFILE;type=\(type):\(Self.escaped(profile.value.urlString))")
        }
        for address in contact.instantMessageAddresses {
            let service = address.value.service
            lines.append("IMPP;X-SERVICE-TYPE=\(service):\(Self.escaped(address.value.username))")
        }
        for relation in contact.contactRelations {
            addLabeled("X-ABRELATEDNAMES", relation.label, Self.escaped(relation.value.name))
        }
        if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
            lines.append("BDAY:" + Self.date(birthday.year, month, day))
        }
        for date in contact.dates {
            addLabeled("X-ABDATE", date.label, Self.date(date.value.year, date.value.month, date.value.day))
        }
        lines.append("END:VCARD")
    }

    var text: String { lines.map { $0 + "\r\n" }.joined() }

    private mutating func add(_ name: String, _ text: String) {
        if !text.isEmpty { lines.append("\(name):\(Self.escaped(text))") }
    }

    private mutating func add(_ label: String?, _ address: CNPostalAddress) {
        add(
            "ADR", label,
            Self.joined([
                "", address.subLocality, address.street, address.city, address.state, address.postalCode,
                address.country,
            ]))
    }

    /// Adds a value with its label as a type, if vCards have one.
    private mutating func add(_ name: String, _ label: String?, _ value: String) {
        guard let label else { return lines.append("\(name):\(value)") }
        guard let types = VCardLabels.types(of: label) else { return addLabeled(name, label, value) }
        lines.append("\(name)\(types.map { ";type=\($0)" }.joined()):\(value)")
    }

    private mutating func addLabeled(_ name: String, _ label: String?, _ value: String) {
        groups += 1
        lines.append("item\(groups).\(name):\(value)")
        if let label { lines.append("item\(groups).X-ABLabel:\(label)") }
    }

    private static func date(_ year: Int?, _ month: Int, _ day: Int) -> String {
        // Dates without a year have the year that Apple's systems write for them.
        let year = year == NSDateComponentUndefined ? nil : year
        return String(format: "%04d-%02d-%02d", year ?? 1604, month, day)
    }

    private static func text(_ string: NSString) -> String { String._unconditionallyBridgeFromObjectiveC(string) }

    private static func joined(_ fields: [String]) -> String { fields.map(escaped).joined(separator: ";") }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
            .replacing(";", with: "\\;")
    }
}

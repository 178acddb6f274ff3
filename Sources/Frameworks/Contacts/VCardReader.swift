import Foundation

/// Reads contacts from the text of vCards.
struct VCardReader {
    private let contact = CNMutableContact()
    /// The labels of the groups.
    private let labels: [String: String]

    static func contacts(in text: String) throws -> [CNContact] {
        var contacts: [CNContact] = []
        var card: [VCardLine]?
        for line in unfolded(text).compactMap(VCardLine.init) {
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): card = []
            case ("END", "VCARD"):
                guard let lines = card else { throw CNError(.vCardMalformed) }
                contacts.append(VCardReader(lines).contact)
                card = nil
            default: card?.append(line)
            }
        }
        guard card == nil, !contacts.isEmpty else { throw CNError(.vCardMalformed) }
        return contacts
    }

    /// Returns lines; those that begin with a space continue the line before.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(separator: "\n") {
            if let last = lines.last, line.hasPrefix(" ") || line.hasPrefix("\t") {
                lines[lines.count - 1] = last + line.dropFirst()
            } else if let last = lines.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
                lines[lines.count - 1] = String(last.dropLast()) + line
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private init(_ lines: [VCardLine]) {
        labels = lines.reduce(into: [:]) { labels, line in
            if line.name == "X-ABLABEL", let group = line.group { labels[group] = line.text }
        }
        for line in lines { take(line) }
        if contact.givenName.isEmpty, contact.familyName.isEmpty, contact.organizationName.isEmpty,
            let name = lines.first(where: { $0.name == "FN" })?.text
        {
            contact.givenName = name
        }
    }

    private func take(_ line: VCardLine) {
        let fields = line.fields
        func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
        switch line.name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (field(0), field(1), field(2))
            (contact.namePrefix, contact.nameSuffix) = (field(3), field(4))
        case "X-ABSHOWAS": contact.contactType = line.value.uppercased() == "COMPANY" ? .organization : .person
        case "NICKNAME": contact.nickname = line.text
        case "X-MAIDENNAME": contact.previousFamilyName = line.text
        case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = line.text
        case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = line.text
        case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = line.text
        case "ORG": (contact.organizationName, contact.departmentName) = (field(0), field(1))
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "TEL": contact.phoneNumbers.append(labeled(line, CNPhoneNumber(stringValue: phoneNumber(line))))
        case "EMAIL": contact.emailAddresses.append(labeled(line, NSString(string: line.text)))
        case "URL": contact.urlAddresses.append(labeled(line, NSString(string: line.text)))
        case "ADR": contact.postalAddresses.append(labeled(line, address(fields)))
        case "X-ABRELATEDNAMES": contact.contactRelations.append(labeled(line, CNContactRelation(name: line.text)))
        case "X-SOCIALPROFILE": contact.socialProfiles.append(labeled(line, socialProfile(line)))
        case "IMPP":
            let service = line.parameters["X-SERVICE-TYPE"] ?? ""
            contact.instantMessageAddresses.append(
                labeled(line, CNInstantMessageAddress(username: line.text, service: service)))
        case "BDAY": contact.birthday = date(line.value)
        case "X-ABDATE", "ANNIVERSARY":
            if let date = date(line.value) { contact.dates.append(labeled(line, date as NSDateComponents)) }
        case "PHOTO": contact.imageData = picture(line)
        default: break
        }
    }

    private func labeled<Value>(_ line: VCardLine, _ value: Value) -> CNLabeledValue<Value> {
        CNLabeledValue(label: line.group.flatMap { labels[$0] } ?? VCardLabels.label(of: line.types), value: value)
    }

    /// Numbers of version 4.0 are URLs.
    private func phoneNumber(_ line: VCardLine) -> String {
        line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
    }

    private func address(_ fields: [String]) -> CNPostalAddress {
        let keys = [
            nil, CNPostalAddressSubLocalityKey, CNPostalAddressStreetKey, CNPostalAddressCityKey,
            CNPostalAddressStateKey, CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey,
        ]
        let address = CNPostalAddress()
        for case (let key?, let field) in zip(keys, fields) { address[key] = field }
        return address
    }

    private func socialProfile(_ line: VCardLine) -> CNSocialProfile {
        let service = line.types.subtracting(["PREF"]).first?.capitalized
        let name = line.text.split(separator: "/").last.map(String.init)
        return CNSocialProfile(urlString: line.text, username: name, userIdentifier: nil, service: service)
    }

    /// Returns the date in `2000-12-31` or `20001231`. The year 1604 stands for none.
    private func date(_ text: String) -> DateComponents? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        guard digits.count == 8, let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
            let day = Int(digits.suffix(2))
        else { return nil }
        return DateComponents(
            calendar: Calendar(identifier: .gregorian), year: year == 1604 ? nil : year, month: month, day: day)
    }

    private func picture(_ line: VCardLine) -> Data? {
        let text = line.value.hasPrefix("data:") ? line.value.drop { $0 != "," }.dropFirst() : line.value[...]
        return Data(base64Encoded: String(text), options: .ignoreUnknownCharacters)
    }
}

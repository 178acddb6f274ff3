/// What a text field is for. The desktop fills in nothing by itself.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = Self(rawValue: "name")
    /// A title before the name, such as "Dr.".
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = Self(rawValue: "given-name")
    /// A name between the first and the last one.
    public static let middleName = Self(rawValue: "additional-name")
    /// A last name.
    public static let familyName = Self(rawValue: "family-name")
    /// What follows the name, such as "Jr.".
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    /// What somebody is called by friends.
    public static let nickname = Self(rawValue: "nickname")
    /// A position in an organization.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// The name of a company or another organization.
    public static let organizationName = Self(rawValue: "organization")
    /// A place, which may be an address or a point of interest.
    public static let location = Self(rawValue: "location")
    /// A street with a number, in several lines.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of a street address, such as the floor.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// A city without its state.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = Self(rawValue: "address-level1")
    /// A city together with its state.
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = Self(rawValue: "address-level3")
    /// The name of a country.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal or ZIP code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An e-mail address, which may also be a user name.
    public static let emailAddress = Self(rawValue: "email")
    /// The address of a web page.
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// The month and year until which a credit card is valid.
    public static let creditCardExpiration = Self(rawValue: "cc-exp")
    /// The month until which a credit card is valid.
    public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
    /// The year until which a credit card is valid.
    public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
    /// The security code on a credit card.
    public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
    /// The kind of a credit card, for example its network.
    public static let creditCardType = Self(rawValue: "cc-type")
    /// The whole name on a credit card.
    public static let creditCardName = Self(rawValue: "cc-name")
    /// The first name on a credit card.
    public static let creditCardGivenName = Self(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
    /// The last name on a credit card.
    public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
    /// A whole date of birth.
    public static let birthdate = Self(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = Self(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = Self(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = Self(rawValue: "bday-year")
    /// The identifier of a device's embedded SIM.
    public static let cellularEID = Self(rawValue: "cellular-eid")  // unverified
    /// The serial number of a device for cellular networks.
    public static let cellularIMEI = Self(rawValue: "cellular-imei")  // unverified
    /// The name of an account.
    public static let username = Self(rawValue: "username")
    /// The existing password of an account.
    public static let password = Self(rawValue: "password")
    /// A password that the user chooses; see `passwordRules`.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that was sent for one login.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// The number of a parcel that is under way.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A date, a time, or both.
    public static let dateTime = Self(rawValue: "date-time")
}

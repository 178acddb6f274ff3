import CoreFoundationTypes
import Foundation

// The properties of a person. Their numbers are not those of Apple's systems, which do not publish them.

public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonMiddleNameProperty: ABPropertyID = 2
public let kABPersonPrefixProperty: ABPropertyID = 3
public let kABPersonSuffixProperty: ABPropertyID = 4
public let kABPersonNicknameProperty: ABPropertyID = 5
public let kABPersonFirstNamePhoneticProperty: ABPropertyID = 6
public let kABPersonLastNamePhoneticProperty: ABPropertyID = 7
public let kABPersonMiddleNamePhoneticProperty: ABPropertyID = 8
public let kABPersonOrganizationProperty: ABPropertyID = 9
public let kABPersonJobTitleProperty: ABPropertyID = 10
public let kABPersonDepartmentProperty: ABPropertyID = 11
public let kABPersonEmailProperty: ABPropertyID = 12
public let kABPersonBirthdayProperty: ABPropertyID = 13
public let kABPersonNoteProperty: ABPropertyID = 14
public let kABPersonCreationDateProperty: ABPropertyID = 15
public let kABPersonModificationDateProperty: ABPropertyID = 16
public let kABPersonAddressProperty: ABPropertyID = 17
public let kABPersonDateProperty: ABPropertyID = 18
public let kABPersonKindProperty: ABPropertyID = 19
public let kABPersonPhoneProperty: ABPropertyID = 20
public let kABPersonInstantMessageProperty: ABPropertyID = 21
public let kABPersonSocialProfileProperty: ABPropertyID = 22
public let kABPersonURLProperty: ABPropertyID = 23
public let kABPersonRelatedNamesProperty: ABPropertyID = 24

// The labels of values, and the keys of addresses.

// Sound: the text does not change.
public nonisolated(unsafe) let kABWorkLabel: CFString! = "_$!<Work>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABHomeLabel: CFString! = "_$!<Home>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABOtherLabel: CFString! = "_$!<Other>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhoneMobileLabel: CFString! = "_$!<Mobile>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhoneIPhoneLabel: CFString! = "iPhone"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhoneMainLabel: CFString! = "_$!<Main>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhoneHomeFAXLabel: CFString! = "_$!<HomeFAX>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhoneWorkFAXLabel: CFString! = "_$!<WorkFAX>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonPhonePagerLabel: CFString! = "_$!<Pager>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonHomePageLabel: CFString! = "_$!<HomePage>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAnniversaryLabel: CFString! = "_$!<Anniversary>!$_"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressStreetKey: CFString! = "Street"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressCityKey: CFString! = "City"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressStateKey: CFString! = "State"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressZIPKey: CFString! = "ZIP"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressCountryKey: CFString! = "Country"
// Sound: the text does not change.
public nonisolated(unsafe) let kABPersonAddressCountryCodeKey: CFString! = "CountryCode"

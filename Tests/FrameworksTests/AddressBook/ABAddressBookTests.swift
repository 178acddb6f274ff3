import AddressBook
import Testing

struct ABAddressBookTests {
    @Test func accessIsDenied() async {
        #expect(ABAddressBookGetAuthorizationStatus() == .denied)
        var error: Unmanaged<CFError>?
        #expect(ABAddressBookCreateWithOptions(nil, &error) == nil)
        #expect(error?.takeRetainedValue().code == kABOperationNotPermittedByUserError)
        let isGranted = await withCheckedContinuation { done in
            ABAddressBookRequestAccessWithCompletion(nil) { isGranted, _ in done.resume(returning: isGranted) }
        }
        #expect(!isGranted)
    }

    @Test func aPersonKeepsItsValues() {
        let person: ABRecord = ABPersonCreate().takeRetainedValue()
        ABRecordSetValue(person, kABPersonFirstNameProperty, NSString("Ada"), nil)
        ABRecordSetValue(person, kABPersonLastNameProperty, NSString("Lovelace"), nil)
        let phones: ABMutableMultiValue = ABMultiValueCreateMutable(
            ABPropertyType(kABMultiStringPropertyType)
        ).takeRetainedValue()
        ABMultiValueAddValueAndLabel(phones, NSString("123"), kABPersonPhoneMobileLabel, nil)
        ABRecordSetValue(person, kABPersonPhoneProperty, phones, nil)
        #expect(ABRecordCopyCompositeName(person)?.takeRetainedValue() == NSString("Ada Lovelace"))
        let copy: CFTypeRef = ABRecordCopyValue(person, kABPersonPhoneProperty).takeRetainedValue()
        #expect(ABMultiValueGetCount(copy) == 1)
        #expect(ABMultiValueCopyLabelAtIndex(copy, 0)?.takeRetainedValue() == kABPersonPhoneMobileLabel)
    }
}

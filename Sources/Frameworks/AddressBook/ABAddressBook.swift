import CoreFoundationTypes
import Foundation
import FoundationAdditions
import FrameworkAbsence

// A desktop has no common place for contacts: access is denied, and an address book cannot be made.

/// The domain of errors.
// Sound: the text does not change.
public nonisolated(unsafe) let ABAddressBookErrorDomain: CFString! = "ABAddressBookErrorDomain"

/// The code of an error of a store that does not allow a change.
public var kABOperationNotPermittedByStoreError: Int { 0 }

/// The code of the error with which everything ends: the user does not allow access.
public var kABOperationNotPermittedByUserError: Int { 1 }

/// - Linux: refuses
///
/// The contacts of the user. No object stands for them.
public typealias ABAddressBook = CFTypeRef

/// - Linux: works
///
/// Whether the program may use the contacts: always `.denied`, because there are none.
public enum ABAuthorizationStatus: CFIndex, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// - Linux: works
///
/// Called with whether the program may use the contacts.
public typealias ABAddressBookRequestAccessCompletionHandler = (Bool, CFError?) -> Void

/// Returns `.denied`.
public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus { .denied }

/// Returns nil and an error with the code ``kABOperationNotPermittedByUserError``.
public func ABAddressBookCreateWithOptions(
    _ options: CFDictionary!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Unmanaged<ABAddressBook>! {
    refuse(error)
    return nil
}

/// Calls the handler with false and an error, on a queue of its own.
public func ABAddressBookRequestAccessWithCompletion(
    _ addressBook: ABAddressBook!, _ completion: ABAddressBookRequestAccessCompletionHandler!
) {
    let error = refusal()
    DispatchQueue.global().asyncUnsafe { completion?(false, error) }
}

/// Returns false and an error.
@discardableResult
public func ABAddressBookSave(
    _ addressBook: ABAddressBook!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    refuse(error)
}

/// Returns false: there are no changes to be saved.
public func ABAddressBookHasUnsavedChanges(_ addressBook: ABAddressBook!) -> Bool { false }

/// Returns false and an error.
@discardableResult
public func ABAddressBookAddRecord(
    _ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    refuse(error)
}

/// Returns false and an error.
@discardableResult
public func ABAddressBookRemoveRecord(
    _ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    refuse(error)
}

/// Returns 0.
public func ABAddressBookGetPersonCount(_ addressBook: ABAddressBook!) -> CFIndex { 0 }

/// Returns nil.
public func ABAddressBookGetPersonWithRecordID(
    _ addressBook: ABAddressBook!, _ recordID: ABRecordID
) -> Unmanaged<ABRecord>! {
    nil
}

/// Returns an empty array, as an object of Foundation: `CFArray` is no class on Linux.
public func ABAddressBookCopyArrayOfAllPeople(_ addressBook: ABAddressBook!) -> Unmanaged<NSArray>! {
    .passRetained(NSArray())
}

/// Returns an empty array, as an object of Foundation: `CFArray` is no class on Linux.
public func ABAddressBookCopyPeopleWithName(_ addressBook: ABAddressBook!, _ name: CFString!) -> Unmanaged<NSArray>! {
    .passRetained(NSArray())
}

/// Returns the label without the signs around Apple's own labels, in small letters.
public func ABAddressBookCopyLocalizedLabel(_ label: CFString!) -> Unmanaged<CFString>! {
    guard let label else { return nil }
    let text = String._unconditionallyBridgeFromObjectiveC(label)
    let isApples = text.hasPrefix("_$!<") && text.hasSuffix(">!$_")
    return .passRetained(isApples ? NSString(string: text.dropFirst(4).dropLast(4).lowercased()) : label)
}

/// - Linux: no effect
public func ABAddressBookRevert(_ addressBook: ABAddressBook!) {}

private func refusal() -> NSError {
    Absence.report("AddressBook", "The address book", "access is denied")
    return NSError(
        domain: "ABAddressBookErrorDomain", code: kABOperationNotPermittedByUserError,
        userInfo: [NSLocalizedDescriptionKey: "There are no contacts on this desktop."])
}

@discardableResult
private func refuse(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    let refusal = refusal()
    error?.pointee = .passRetained(refusal)
    return false
}

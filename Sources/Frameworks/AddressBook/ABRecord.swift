import CoreFoundationTypes
import Foundation

/// - Linux: works
///
/// A person that the program makes.
public typealias ABRecord = CFTypeRef

/// - Linux: works
///
/// The number of a saved record.
public typealias ABRecordID = Int32
/// - Linux: works
///
/// The number of a property.
public typealias ABPropertyID = Int32
/// - Linux: works
///
/// What a record is.
public typealias ABRecordType = UInt32
/// - Linux: works
///
/// What the values of a property are.
public typealias ABPropertyType = UInt32

public var kABPersonType: Int { 0 }
public var kABGroupType: Int { 1 }
public var kABSourceType: Int { 2 }
public var kABMultiValueMask: Int32 { 1 << 8 }
public var kABRecordInvalidID: Int32 { -1 }
public var kABPropertyInvalidID: Int32 { -1 }
public var kABInvalidPropertyType: Int { 0 }
public var kABStringPropertyType: Int { 1 }
public var kABIntegerPropertyType: Int { 2 }
public var kABRealPropertyType: Int { 3 }
public var kABDateTimePropertyType: Int { 4 }
public var kABDictionaryPropertyType: Int { 5 }
public var kABMultiStringPropertyType: Int { 0x101 }
public var kABMultiIntegerPropertyType: Int { 0x102 }
public var kABMultiRealPropertyType: Int { 0x103 }
public var kABMultiDateTimePropertyType: Int { 0x104 }
public var kABMultiDictionaryPropertyType: Int { 0x105 }

/// What a record has in its properties.
final class PersonRecord: NSObject {
    var values: [ABPropertyID: CFTypeRef] = [:]

    func text(_ property: ABPropertyID) -> String? {
        (values[property] as? NSString).map { String._unconditionallyBridgeFromObjectiveC($0) }
    }
}

/// Returns ``kABRecordInvalidID``: nothing has been saved.
public func ABRecordGetRecordID(_ record: ABRecord!) -> ABRecordID { kABRecordInvalidID }

/// Returns ``kABPersonType``.
public func ABRecordGetRecordType(_ record: ABRecord!) -> ABRecordType { ABRecordType(kABPersonType) }

public func ABRecordCopyValue(_ record: ABRecord!, _ property: ABPropertyID) -> Unmanaged<CFTypeRef>! {
    (record as? PersonRecord)?.values[property].map { .passRetained($0) }
}

@discardableResult
public func ABRecordSetValue(
    _ record: ABRecord!, _ property: ABPropertyID, _ value: CFTypeRef!,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    guard let record = record as? PersonRecord else { return false }
    record.values[property] = value
    return true
}

@discardableResult
public func ABRecordRemoveValue(
    _ record: ABRecord!, _ property: ABPropertyID, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    ABRecordSetValue(record, property, nil, error)
}

/// Returns the names, or the name of the organization; nil without one.
public func ABRecordCopyCompositeName(_ record: ABRecord!) -> Unmanaged<CFString>! {
    guard let record = record as? PersonRecord else { return nil }
    let names = [kABPersonFirstNameProperty, kABPersonMiddleNameProperty, kABPersonLastNameProperty]
    let name = names.compactMap(record.text).joined(separator: " ")
    let text = name.isEmpty ? record.text(kABPersonOrganizationProperty) : name
    return text.map { .passRetained(NSString(string: $0)) }
}

import CoreFoundationTypes
import Foundation

/// - Linux: works
///
/// Values with labels, such as phone numbers, that the program makes.
public typealias ABMultiValue = CFTypeRef

/// - Linux: works
///
/// Values with labels that can be changed.
public typealias ABMutableMultiValue = CFTypeRef
/// - Linux: works
///
/// The number of a value with a label.
public typealias ABMultiValueIdentifier = Int32

public var kABMultiValueInvalidIdentifier: Int32 { -1 }

private final class MultiValue: NSObject {
    var entries: [(identifier: ABMultiValueIdentifier, label: CFString?, value: CFTypeRef)] = []
    var lastIdentifier: ABMultiValueIdentifier = -1
    let type: ABPropertyType

    init(_ type: ABPropertyType) { self.type = type }

    static func entry(
        _ multiValue: ABMultiValue?, _ index: CFIndex
    ) -> (identifier: ABMultiValueIdentifier, label: CFString?, value: CFTypeRef)? {
        guard let entries = (multiValue as? MultiValue)?.entries, entries.indices.contains(index) else { return nil }
        return entries[index]
    }
}

public func ABMultiValueCreateMutable(_ type: ABPropertyType) -> Unmanaged<ABMutableMultiValue>! {
    .passRetained(MultiValue(type))
}

public func ABMultiValueGetPropertyType(_ multiValue: ABMultiValue!) -> ABPropertyType {
    (multiValue as? MultiValue)?.type ?? ABPropertyType(kABInvalidPropertyType)
}

@discardableResult
public func ABMultiValueAddValueAndLabel(
    _ multiValue: ABMutableMultiValue!, _ value: CFTypeRef!, _ label: CFString!,
    _ outIdentifier: UnsafeMutablePointer<ABMultiValueIdentifier>!
) -> Bool {
    guard let multiValue = multiValue as? MultiValue, let value else { return false }
    multiValue.lastIdentifier += 1
    multiValue.entries.append((multiValue.lastIdentifier, label, value))
    outIdentifier?.pointee = multiValue.lastIdentifier
    return true
}

public func ABMultiValueGetCount(_ multiValue: ABMultiValue!) -> CFIndex {
    (multiValue as? MultiValue)?.entries.count ?? 0
}

public func ABMultiValueCopyValueAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> Unmanaged<CFTypeRef>! {
    MultiValue.entry(multiValue, index).map { .passRetained($0.value) }
}

public func ABMultiValueCopyLabelAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> Unmanaged<CFString>! {
    MultiValue.entry(multiValue, index)?.label.map { .passRetained($0) }
}

/// Returns the values, as an object of Foundation: `CFArray` is no class on Linux.
public func ABMultiValueCopyArrayOfAllValues(_ multiValue: ABMultiValue!) -> Unmanaged<NSArray>! {
    guard let multiValue = multiValue as? MultiValue, !multiValue.entries.isEmpty else { return nil }
    return .passRetained(NSArray(array: multiValue.entries.map(\.value)))
}

public func ABMultiValueGetIdentifierAtIndex(_ multiValue: ABMultiValue!, _ index: CFIndex) -> ABMultiValueIdentifier {
    MultiValue.entry(multiValue, index)?.identifier ?? kABMultiValueInvalidIdentifier
}

/// Returns -1 for an identifier that is not there.
public func ABMultiValueGetIndexForIdentifier(
    _ multiValue: ABMultiValue!, _ identifier: ABMultiValueIdentifier
) -> CFIndex {
    (multiValue as? MultiValue)?.entries.firstIndex { $0.identifier == identifier } ?? -1
}

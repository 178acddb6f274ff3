import CoreFoundationTypes
import Foundation

/// - Linux: works
///
/// Which name people are sorted by.
public typealias ABPersonSortOrdering = UInt32

/// - Linux: works
///
/// Which name comes first.
public typealias ABPersonCompositeNameFormat = UInt32

public var kABPersonSortByFirstName: Int { 0 }
public var kABPersonSortByLastName: Int { 1 }
public var kABPersonCompositeNameFormatFirstNameFirst: Int { 0 }
public var kABPersonCompositeNameFormatLastNameFirst: Int { 1 }

/// - Linux: works
///
/// Which picture of a person is meant.
public struct ABPersonImageFormat: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var kABPersonImageFormatThumbnail: ABPersonImageFormat { ABPersonImageFormat(0) }
public var kABPersonImageFormatOriginalSize: ABPersonImageFormat { ABPersonImageFormat(2) }

/// The key of the picture among the values of a person.
private let picture: ABPropertyID = -2

public func ABPersonCreate() -> Unmanaged<ABRecord>! { .passRetained(PersonRecord()) }

/// Returns ``kABPersonSortByLastName``.
public func ABPersonGetSortOrdering() -> ABPersonSortOrdering { ABPersonSortOrdering(kABPersonSortByLastName) }

/// Returns ``kABPersonCompositeNameFormatFirstNameFirst``.
public func ABPersonGetCompositeNameFormat() -> ABPersonCompositeNameFormat {
    ABPersonCompositeNameFormat(kABPersonCompositeNameFormatFirstNameFirst)
}

@discardableResult
public func ABPersonSetImageData(
    _ person: ABRecord!, _ imageData: CFData!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    ABRecordSetValue(person, picture, imageData, error)
}

public func ABPersonHasImageData(_ person: ABRecord!) -> Bool { ABPersonCopyImageData(person) != nil }

public func ABPersonCopyImageData(_ person: ABRecord!) -> Unmanaged<CFData>! {
    ((person as? PersonRecord)?.values[picture] as? NSData).map { .passRetained($0) }
}

/// Returns the picture as it is: a smaller one is not made.
public func ABPersonCopyImageDataWithFormat(
    _ person: ABRecord!, _ format: ABPersonImageFormat
) -> Unmanaged<CFData>! {
    ABPersonCopyImageData(person)
}

@discardableResult
public func ABPersonRemoveImageData(
    _ person: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    ABRecordSetValue(person, picture, nil, error)
}

import Foundation
import UniformTypeIdentifiers

// The functions for tags of types before iOS 14. Strings of Core Foundation are NSString on Linux; the constants are
// strings of Swift.

/// The class of tags that are extensions of files, without the dot.
public let kUTTagClassFilenameExtension: String = "public.filename-extension"

/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: String = "public.mime-type"

/// Returns the type that has a tag; a dynamic one for an extension that no declared type has. Nil for a MIME type that
/// no declared type has, and for other classes of tags.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: NSString, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    let tag = inTag as String
    let supertype = inConformingToUTI.map { UTType(importedAs: $0) } ?? .data
    let type =
        switch inTagClass {
        case kUTTagClassFilenameExtension: UTType(filenameExtension: tag, conformingTo: supertype)
        case kUTTagClassMIMEType: UTType(mimeType: tag, conformingTo: supertype)
        default: UTType?.none
        }
    return type.map { .passRetained($0.identifier as NSString) }
}

/// Returns the type that has a tag, of a class that source casts to `CFString`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    UTTypeCreatePreferredIdentifierForTag(inTagClass as String, inTag, inConformingToUTI.map { $0 as String })
}

/// Returns the tag of a class that a type has first; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: String) -> Unmanaged<NSString>? {
    UTTypeCopyPreferredTagWithClass(inUTI as String, inTagClass)
}

/// Returns the tag of a class that the type of a constant has first.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    let type = UTType(importedAs: inUTI)
    let tag =
        switch inTagClass {
        case kUTTagClassFilenameExtension: type.preferredFilenameExtension
        case kUTTagClassMIMEType: type.preferredMIMEType
        default: String?.none
        }
    return tag.map { .passRetained($0 as NSString) }
}

/// Returns the name of a type for users; nil if it is not declared.
public func UTTypeCopyDescription(_ inUTI: NSString) -> Unmanaged<NSString>? {
    UTType(importedAs: inUTI as String).localizedDescription.map { .passRetained($0 as NSString) }
}

/// Returns whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: String) -> Bool {
    UTTypeConformsTo(inUTI as String, inConformsToUTI)
}

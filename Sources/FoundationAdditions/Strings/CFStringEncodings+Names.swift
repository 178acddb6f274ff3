internal import CoreFoundation
import Foundation

// Conversions between Core Foundation's numbers of encodings and those of others. Core Foundation has them on Linux too,
// but Foundation does not export them.

/// Returns the encoding that the registry of the internet calls so, such as "iso-8859-2", in capital letters or small
/// ones; `kCFStringEncodingInvalidId` for unknown names.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    // Sound: Foundation's strings are Core Foundation's.
    CoreFoundation.CFStringConvertIANACharSetNameToEncoding(
        unsafeBitCast(theString as NSString, to: CoreFoundation.CFString.self))
}

/// Returns the name that the registry of the internet has for the encoding; nil if there is none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    string(CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding))
}

/// Returns the raw value of the `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    UInt(CoreFoundation.CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Returns the encoding that belongs to the raw value of a `String.Encoding`.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    CoreFoundation.CFStringConvertNSStringEncodingToEncoding(encoding)
}

/// Returns the number that Windows has for the encoding, such as 1252.
public func CFStringConvertEncodingToWindowsCodepage(_ encoding: CFStringEncoding) -> UInt32 {
    CoreFoundation.CFStringConvertEncodingToWindowsCodepage(encoding)
}

/// Returns the encoding that Windows gives this number; `kCFStringEncodingInvalidId` for unknown ones.
public func CFStringConvertWindowsCodepageToEncoding(_ codepage: UInt32) -> CFStringEncoding {
    CoreFoundation.CFStringConvertWindowsCodepageToEncoding(codepage)
}

/// Returns whether texts can be converted to and from the encoding.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    CoreFoundation.CFStringIsEncodingAvailable(encoding)
}

/// Returns a name of the encoding for people, in English; nil for unknown ones.
public func CFStringGetNameOfEncoding(_ encoding: CFStringEncoding) -> CFString! {
    string(CoreFoundation.CFStringGetNameOfEncoding(encoding))
}

/// Returns the encoding of texts without another one: UTF-8 on Linux.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CoreFoundation.CFStringGetSystemEncoding() }

/// Sound: Core Foundation's strings are Foundation's.
private func string(_ text: CoreFoundation.CFString?) -> CFString? {
    text.map { unsafeBitCast($0, to: NSString.self) }
}

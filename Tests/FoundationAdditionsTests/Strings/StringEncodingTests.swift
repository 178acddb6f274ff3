import Foundation
import FoundationAdditions
import Testing

/// Core Foundation's numbers of encodings.
@Suite struct StringEncodingTests {
    @Test func anEncodingIsFoundByItsNameOnTheInternet() {
        let encoding = CFStringConvertIANACharSetNameToEncoding("ISO-8859-2" as CFString)
        #expect(encoding == CFStringEncoding(CFStringEncodings.isoLatin2.rawValue))
        let swift = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
        #expect(swift == .isoLatin2)
        #expect(CFStringConvertIANACharSetNameToEncoding("none" as CFString) == kCFStringEncodingInvalidId)
    }

    @Test func theNameComesBack() {
        let utf8 = CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue)
        #expect(utf8 == CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(CFStringConvertEncodingToIANACharSetName(utf8) as String? == "utf-8")
        #expect(CFStringGetNameOfEncoding(0x0930) as String? == "Simplified Chinese (GB 2312)")
    }

    @Test func windowsNumbersAreKnown() {
        #expect(CFStringConvertEncodingToWindowsCodepage(CFStringBuiltInEncodings.windowsLatin1.rawValue) == 1252)
        #expect(CFStringConvertWindowsCodepageToEncoding(1252) == CFStringBuiltInEncodings.windowsLatin1.rawValue)
        #expect(CFStringIsEncodingAvailable(CFStringGetSystemEncoding()))
    }
}

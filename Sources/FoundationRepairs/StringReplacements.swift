import CToolchainBets
import Foundation
import ToolchainBets

/// Has Core Foundation replace exactly the UTF-16 units of a range of a mutable string.
///
/// `NSMutableString.replaceCharacters(in:with:)` moves both ends of a range back to the starts of characters: of
/// "e\u{301}" it deletes nothing when it should delete the accent. An attributed string has it delete characters,
/// deletes their attributes itself, and from then on reads attributes behind the end of its list.
///
/// A Swift string has no halves of surrogate pairs, so a half that is left over becomes U+FFFD. It counts as one unit.
package enum StringReplacements {
    /// Whether Core Foundation replaces ranges exactly. It is false for a Foundation with other records.
    package static let isInEffect = replaceFunction()

    private static func replaceFunction() -> Bool {
        guard ToolchainBet.stringReplacement.isAllowed,
            let former = exchange_string_replacement({ string, location, length, replacement in
                guard let string = StringReplacements.string(string) as? NSMutableString else { return }
                let range = NSRange(location: location, length: length)
                StringReplacements.replace(range, of: string, with: StringReplacements.string(replacement))
            })
        else { return false }
        // Where Foundation's record has other functions, the text is as before or too short.
        let probe = NSMutableAttributedString(string: "e\u{301}x")
        probe.deleteCharacters(in: NSRange(location: 1, length: 1))
        if probe.string == "ex" { return true }
        _ = exchange_string_replacement(former)
        return false
    }

    private static func replace(_ range: NSRange, of string: NSMutableString, with replacement: NSString?) {
        let new = replacement.map { $0 as String } ?? ""
        // The text is not kept in a variable: a second reference would have the string copy it for this change.
        if endsAtCharacters(range, of: string as String) {
            string.replaceCharacters(in: range, with: new)
        } else {
            var units = Array((string as String).utf16)
            units.replaceSubrange(range.lowerBound..<range.upperBound, with: new.utf16)
            string.setString(String(decoding: units, as: UTF16.self))
        }
    }

    private static func endsAtCharacters(_ range: NSRange, of text: String) -> Bool {
        let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
        return start.samePosition(in: text) != nil
            && text.utf16.index(start, offsetBy: range.length).samePosition(in: text) != nil
    }

    private static func string(_ pointer: UnsafeRawPointer?) -> NSString? {
        pointer.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? NSString }
    }
}

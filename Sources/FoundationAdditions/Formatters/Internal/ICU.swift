internal import _FoundationICU
import Foundation

/// Calls the functions of ICU that Foundation on Linux brings with the data of every language, but does not use.
enum ICU {
    typealias Status = UnsafeMutablePointer<UErrorCode>

    /// Returns the text that a function writes into a buffer; nil if it fails.
    static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32) -> String? {
        var buffer = [UInt16](repeating: 0, count: 256)
        for _ in 1...2 {
            var status = U_ZERO_ERROR
            let length = Int(write(&buffer, Int32(buffer.count), &status))
            if status == U_BUFFER_OVERFLOW_ERROR {
                buffer = [UInt16](repeating: 0, count: length + 1)
            } else {
                return isFailure(status) ? nil : String(decoding: buffer.prefix(length), as: UTF16.self)
            }
        }
        return nil
    }

    /// Returns what a function opens; nil if it fails.
    static func open<Object>(_ open: (Status) -> Object?) -> Object? {
        var status = U_ZERO_ERROR
        let object = open(&status)
        return isFailure(status) ? nil : object
    }

    static func isFailure(_ status: UErrorCode) -> Bool { status.rawValue > U_ZERO_ERROR.rawValue }

    /// Joins texts as a language does.
    static func list(_ texts: [String], _ type: UListFormatterType, _ locale: Locale) -> String? {
        guard texts.count > 1 else { return texts.first ?? "" }
        guard let list = open({ swift_ulistfmt_openForType(locale.identifier, type, ULISTFMT_WIDTH_WIDE, $0) }) else {
            return nil
        }
        defer { swift_ulistfmt_close(list) }
        let units = texts.map { Array($0.utf16) }
        return units.flatMap { $0 }.withUnsafeBufferPointer { buffer in
            var offset = 0
            let starts = units.map { text in
                defer { offset += text.count }
                return buffer.baseAddress.map { $0 + offset }
            }
            return ICU.text {
                swift_ulistfmt_format(list, starts, units.map { Int32($0.count) }, Int32(units.count), $0, $1, $2)
            }
        }
    }

    /// A number format that writes numbers as words; the caller closes it or passes it on.
    static func spelledNumbers(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
        open { swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, $0) }
    }

    static func context(_ context: Formatter.Context) -> UDisplayContext {
        switch context {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

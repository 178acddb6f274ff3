import CPango
import Foundation

/// The words, sentences and paragraphs of a text, by the rules of Unicode as Pango has them.
struct TextUnits {
    let ranges: [Range<String.Index>]

    init(_ text: String, _ unit: NLTokenUnit) {
        switch unit {
        case .document: ranges = text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        case .paragraph: ranges = Self.paragraphs(of: text)
        case .word: ranges = Self.words(of: text)
        case .sentence: ranges = Self.sentences(of: text)
        }
    }

    /// Paragraphs with the ends of their lines.
    private static func paragraphs(of text: String) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index) = ([], text.startIndex)
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
            found.append(start..<end)
            start = end
        }
        return found
    }

    /// Sentences with the spaces behind them.
    private static func sentences(of text: String) -> [Range<String.Index>] {
        let starts = attributes(of: text).filter { $0.1.is_sentence_start != 0 }.map(\.0)
        return zip(starts, starts.dropFirst() + [text.endIndex]).filter { $0 < $1 }.map { $0..<$1 }
    }

    /// Words; Pango ends one at an apostrophe, which belongs to the word.
    private static func words(of text: String) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index?) = ([], nil)
        for (place, attribute) in attributes(of: text) {
            if let begun = start, attribute.is_word_end != 0, begun < place {
                if let last = found.last, ["'", "’"].contains(text[last.upperBound..<begun]) {
                    found[found.count - 1] = last.lowerBound..<place
                } else {
                    found.append(begun..<place)
                }
                start = nil
            }
            if attribute.is_word_start != 0 { start = place }
        }
        return found
    }

    /// Pango's attributes before each Unicode scalar, and at the end.
    private static func attributes(of text: String) -> [(String.Index, PangoLogAttr)] {
        let places = Array(text.unicodeScalars.indices) + [text.endIndex]
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: places.count)
        var copy = text
        copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_get_log_attrs(
                    characters.baseAddress, Int32(characters.count), -1, pango_language_get_default(), &attributes,
                    Int32(attributes.count))
            }
        }
        return Array(zip(places, attributes))
    }
}

import Foundation
internal import HostInterface

/// A unit in which assistive technologies read a text.
enum TextUnit {
    case character, word, wordEnd, sentence, sentenceEnd, line, lineEnd, paragraph

    /// - Parameter granularity: AT-SPI's number in `GetStringAtOffset`.
    init(granularity: UInt32) throws(BusError) {
        self = try Self.find(granularity, in: [.character, .word, .sentence, .line, .paragraph])
    }

    /// - Parameter boundary: AT-SPI's number in `GetTextAtOffset`.
    init(boundary: UInt32) throws(BusError) {
        self = try Self.find(
            boundary, in: [.character, .word, .wordEnd, .sentence, .sentenceEnd, .line, .lineEnd])
    }

    private static func find(_ number: UInt32, in units: [Self]) throws(BusError) -> Self {
        guard number < UInt32(units.count) else { throw .invalidArguments("\(number) is no unit of text") }
        return units[Int(number)]
    }
}

/// A text whose parts are found by offsets in Unicode scalars.
///
/// Units follow each other without gaps: a word extends to the beginning of the next word, or, if ends are asked for,
/// from the end of the word before it.
@MainActor
struct UnitText {
    private let string: String
    private let scalars: String.UnicodeScalarView
    private let text: any HostAccessibleText
    let count: Int

    init(_ text: any HostAccessibleText) {
        self.text = text
        string = text.string
        scalars = string.unicodeScalars
        count = scalars.count
    }

    /// Returns a part of the text. Offsets outside of it are moved to its ends; an end of -1 means the text's end.
    func substring(_ start: Int, _ end: Int) -> String { String(scalars[indexes(range(start, end))]) }

    func range(_ start: Int, _ end: Int) -> Range<Int> {
        let upper = end < 0 ? count : min(end, count)
        let lower = min(max(start, 0), upper)
        return lower..<upper
    }

    func scalar(at offset: Int) -> UInt32? {
        guard (0..<count).contains(offset) else { return nil }
        return scalars[scalars.index(scalars.startIndex, offsetBy: offset)].value
    }

    /// Returns the unit that contains an offset; nil outside the text. The end of the text belongs to an empty unit
    /// behind a line break, and otherwise to the last one.
    func range(of unit: TextUnit, at offset: Int) -> Range<Int>? {
        guard (0...count).contains(offset), count > 0 else { return offset == 0 ? 0..<0 : nil }
        if offset == count, scalars.last.map({ Character($0).isNewline }) ?? false { return count..<count }
        let offset = min(offset, count - 1)
        switch unit {
        case .character: return offset..<offset + 1
        case .line, .lineEnd:
            return text.line(at: offset).map { range($0.lowerBound, $0.upperBound) } ?? paragraph(at: offset)
        case .paragraph: return paragraph(at: offset)
        case .word: return part(at: offset, fromEnds: false, words)
        case .wordEnd: return part(at: offset, fromEnds: true, words)
        case .sentence: return part(at: offset, fromEnds: false, sentences)
        case .sentenceEnd: return part(at: offset, fromEnds: true, sentences)
        }
    }

    private func indexes(_ range: Range<Int>) -> Range<String.Index> {
        let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        return start..<scalars.index(start, offsetBy: range.count)
    }

    private func offset(_ index: String.Index) -> Int { scalars.distance(from: scalars.startIndex, to: index) }

    /// Returns the paragraph with its line break.
    private func paragraph(at offset: Int) -> Range<Int> {
        let index = scalars.index(scalars.startIndex, offsetBy: offset)
        let found = string.paragraphRange(for: index..<index)
        return self.offset(found.lowerBound)..<self.offset(found.upperBound)
    }

    /// Looks at the paragraph only: no word or sentence is in two.
    private func part(at offset: Int, fromEnds: Bool, _ parts: (Range<Int>) -> [Range<Int>]) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        let inner = parts(paragraph).map { fromEnds ? $0.upperBound : $0.lowerBound }
        let borders = [paragraph.lowerBound] + inner.filter(paragraph.contains) + [paragraph.upperBound]
        let upper = borders.firstIndex { $0 > offset } ?? borders.count - 1
        let lower = borders[..<upper].last ?? paragraph.lowerBound
        return lower..<borders[upper]
    }

    private func words(in paragraph: Range<Int>) -> [Range<Int>] {
        text.words(in: paragraph)
            ?? runs(in: paragraph) { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    private func sentences(in paragraph: Range<Int>) -> [Range<Int>] {
        if let known = text.sentences(in: paragraph) { return known }
        let endings = runs(in: paragraph) { ".!?\u{3002}\u{FF01}\u{FF1F}".unicodeScalars.contains($0) }
        let ends = endings.map(\.upperBound) + [paragraph.upperBound]
        let inner = scalars[indexes(paragraph)]
        var start = paragraph.lowerBound
        return ends.map { end in
            // A space separates sentences and belongs to neither.
            let rest = inner.dropFirst(start - paragraph.lowerBound).prefix(end - start)
            let first = start + rest.prefix { $0.properties.isWhitespace }.count
            start = end
            return min(first, end)..<end
        }.filter { !$0.isEmpty }
    }

    /// Returns the runs of scalars that fulfil a condition.
    private func runs(in range: Range<Int>, where condition: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for (offset, scalar) in zip(range, scalars[indexes(range)]) where condition(scalar) {
            if let last = found.last, last.upperBound == offset {
                found[found.count - 1] = last.lowerBound..<offset + 1
            } else {
                found.append(offset..<offset + 1)
            }
        }
        return found
    }
}

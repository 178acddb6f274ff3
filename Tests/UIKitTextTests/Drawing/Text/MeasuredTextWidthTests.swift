import Foundation
import Testing
import UIKit

@testable import UIKitTestSupport

/// The widths of text in the system font against those that were measured of San Francisco: what iOS 26.1 reports for
/// strings, widths of labels, and ink in screenshots.
///
/// Catalyst's font is the one of the `.catalyst26` look.
@MainActor @Suite(.serialized) struct MeasuredTextWidthTests {
    @Test func everyASCIICharacterHasItsMeasuredAdvance() throws {
        var count = 0
        for line in try MeasuredText.lines(of: "advances") {
            let font = try #require(MeasuredText.font(line[0], line[1]))
            for (character, advance) in zip(UnicodeScalar(0x20 as UInt8).value..., line.dropFirst(2)) {
                let width = MeasuredText.width(String(UnicodeScalar(character)!), font, look: .classic)
                let isEqual = isClose(width, CGFloat(Double(advance)!), within: 0.001)
                #expect(isEqual, "\(character) in \(line[0]) \(line[1])")
                count += 1
            }
        }
        #expect(count == 26 * 95)
    }

    /// The kerning was fitted to a few strings; all others only check it.
    @Test(arguments: [true, false]) func stringsAreAsWideAsMeasured(isFitted: Bool) throws {
        let texts = try MeasuredText.all().filter { $0.isFitted == isFitted && !$0.isInk }
        try #require(texts.count == (isFitted ? 12 : 306))
        let worst = texts.sorted { $0.share > $1.share }
        for text in worst.prefix(12) { print(text) }
        for text in texts { #expect(text.share <= 1, "\(text)") }
        let exact = texts.count { $0.deviation <= 0.02 }
        print("\(exact) of \(texts.count) within 0.02 points")
        if !isFitted { #expect(exact >= 200) }
    }

    /// Ink begins and ends with the first and last letter's own shape, and these are Inter's: up to 0.4 points more at
    /// each end.
    @Test func theInkOfTextIsAsWideAsInScreenshots() throws {
        let texts = try MeasuredText.all().filter(\.isInk)
        try #require(texts.count == 56)
        let worst = texts.sorted { $0.deviation > $1.deviation }
        for text in worst.prefix(12) { print(text) }
        for text in texts { #expect(text.deviation <= 0.9, "\(text)") }
        #expect(texts.count { $0.share <= 1 } >= 50)
    }
}

/// One measured string.
private struct MeasuredText: CustomStringConvertible {
    let text: String
    let size: String
    let weight: String
    let isInk: Bool
    let isFitted: Bool
    /// Between which the true width is.
    let range: ClosedRange<CGFloat>
    /// Ours.
    let width: CGFloat

    /// In points, outside of what is possible.
    var deviation: CGFloat { max(range.lowerBound - width, width - range.upperBound, 0) }

    /// The deviation in terms of what is allowed: half a point or one percent, whichever is more.
    var share: CGFloat { deviation / max(0.5, range.upperBound * 0.01) }

    var description: String {
        let number = { (value: CGFloat) in String(format: "%.2f", Double(value)) }
        return "\(number(share)) \(text) \(size) \(weight)\(isInk ? " ink" : ""): \(number(width)), "
            + "measured \(number(range.lowerBound)) to \(number(range.upperBound))"
    }

    @MainActor static func all() throws -> [MeasuredText] {
        try lines(of: "widths").map { line in
            let font = try #require(Self.font(line[1], line[2]))
            let measured = CGFloat(try #require(Double(line[3])))
            let isInk = line[4] == "ink"
            let look: Trestle.Look = line[5] == "SFNS" ? .catalyst26 : .classic
            // Labels round up to the pixel; ink is known to a tenth of a point.
            let (less, more) = isInk ? (0.1, 0.1) : (Double(line[4]) ?? 0, 0)
            return MeasuredText(
                text: line[0], size: line[1], weight: line[2], isInk: isInk, isFitted: line[6] == "fit",
                range: measured - less...measured + more,
                width: isInk ? ink(line[0], font, look: look) : width(line[0], font, look: look))
        }
    }

    /// The fields of a file in `Facts/text`, one line each.
    static func lines(of name: String) throws -> [[String]] {
        var folder = URL(filePath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let text = try String(contentsOf: folder.appending(path: "Facts/text/\(name).tsv"), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    }

    static func font(_ size: String, _ weight: String) -> UIFont? {
        let weights: [String: UIFont.Weight] = [
            "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        ]
        guard let size = Double(size), let weight = weights[weight] else { return nil }
        return .systemFont(ofSize: size, weight: weight)
    }

    @MainActor static func width(_ text: String, _ font: UIFont, look: Trestle.Look) -> CGFloat {
        with(look: look) { NSString(string: text).size(withAttributes: [.font: font]).width }
    }

    /// From the first to the last column that is covered, in points.
    @MainActor private static func ink(_ text: String, _ font: UIFont, look: Trestle.Look) -> CGFloat {
        let scale: CGFloat = 8
        let width = width(text, font, look: look).rounded(.up) + 8
        return with(look: look) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            format.opaque = true
            let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 60), format: format).image {
                UIColor.white.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: width, height: 60))
                NSString(string: text).draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: font])
            }
            let columns = darkColumns(image)
            guard let first = columns.firstIndex(of: true), let last = columns.lastIndex(of: true) else { return 0 }
            return CGFloat(last - first + 1) / scale
        }
    }

    /// Whether each column has a pixel that is at least half dark.
    private static func darkColumns(_ image: UIImage) -> [Bool] {
        guard let bitmap = image.cgImage else { return [] }
        return bitmap.withPixels { bytes in
            (0..<bitmap.width).map { x in
                (0..<bitmap.height).contains { bytes[$0 * bitmap.bytesPerRow + x * 4 + 1] < 128 }
            }
        }
    }
}

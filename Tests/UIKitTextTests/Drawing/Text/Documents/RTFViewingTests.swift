import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct RTFViewingTests {
    private func attributes(of data: Data) throws -> [String: Any] {
        var found: NSDictionary?
        _ = try NSAttributedString(data: data, options: [:], documentAttributes: &found)
        return try #require(found as? [String: Any])
    }

    private func number(_ value: Any?) -> CGFloat? {
        (value as? Float).map { CGFloat($0) } ?? UIFontDescriptor.number(value)
    }

    @Test func whatADocumentSaysOfItsViewIsWrittenAndRead() throws {
        let data = try NSAttributedString(string: "a").data(
            from: NSRange(location: 0, length: 1),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.rtf, .viewMode: 1, .viewZoom: 150,
                .viewSize: CGSize(width: 450, height: 420), .readOnly: 1, .defaultTabInterval: 36,
                .hyphenationFactor: 0.9,
            ])
        let read = try attributes(of: data)
        #expect(read["ViewMode"] as? Int == 1)
        #expect(number(read["ViewZoom"]) == 150)
        #expect(read["ViewSize"] as? CGSize == CGSize(width: 450, height: 420))
        #expect(read["ReadOnly"] as? Int == 1)
        #expect(number(read["DefaultTabInterval"]) == 36)
        #expect(abs((number(read["HyphenationFactor"]) ?? 0) - 0.9) < 0.001)
    }

    @Test func theVersionOfTheWriterIsRead() throws {
        let document = "{\\rtf1\\ansi\\cocoartf2639\\vieww9000\\viewh8400\\viewkind0\\deftab720 text}"
        let read = try attributes(of: Data(document.utf8))
        #expect(number(read["CocoaRTFVersion"]) == 2639)
        #expect(read["ViewMode"] as? Int == 0)
        #expect(read["ReadOnly"] == nil)
    }
}

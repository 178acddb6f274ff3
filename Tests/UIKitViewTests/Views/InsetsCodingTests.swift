import Foundation
import Testing

@testable import UIKit

struct InsetsCodingTests {
    @Test func insetsAreCodedAsNumbersInOrder() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
        let sides = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        #expect(String(decoding: try JSONEncoder().encode(sides), as: UTF8.self) == "[5,6,7,8]")
        let offset = try JSONDecoder().decode(UIOffset.self, from: Data("[9,10]".utf8))
        #expect(offset == UIOffset(horizontal: 9, vertical: 10))
    }
}

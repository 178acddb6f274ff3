import Foundation
import FoundationAdditions
import Testing

struct MutableDataTests {
    @Test func mutableDataIsEmptyAndGrows() throws {
        let data: CFMutableData = try #require(CFDataCreateMutable(nil, 0))
        #expect(data.length == 0)
        data.append(Data([1, 2]))
        #expect(data as Data == Data([1, 2]))
    }
}

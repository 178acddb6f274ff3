import Foundation
import FoundationAdditions
import Testing

struct FastEnumerationTests {
    @Test func anIteratorGoesThroughAnArrayInOrder() {
        var iterator = NSFastEnumerationIterator(NSArray(array: [1, 2, 3]))
        var numbers: [Int] = []
        while let element = iterator.next() as? Int { numbers.append(element) }
        #expect(numbers == [1, 2, 3])
    }

    @Test func aDictionaryIsGoneThroughByItsKeys() {
        let dictionary: Any = NSDictionary(dictionary: ["key": "value"])
        let enumeration = dictionary as? any NSFastEnumeration
        #expect(enumeration?.fastEnumerator().nextObject() as? String == "key")
    }
}

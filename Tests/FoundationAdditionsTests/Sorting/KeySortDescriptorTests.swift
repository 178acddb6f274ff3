import FoundationAdditions
import Testing

@Suite(.serialized) struct KeySortDescriptorTests {
    private let people = [Person("bob", age: 20), Person("Ann", age: 31), Person("Zoë", age: 20)]

    private func names(_ descriptors: NSSortDescriptor...) -> [String] {
        (NSArray(array: people).sortedArray(using: descriptors) as? [Person])?.map(\.name) ?? []
    }

    @Test func aKeyOrders() {
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Ann", "Zoë", "bob"])
        #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["bob", "Zoë", "Ann"])
    }

    @Test func laterDescriptorsOrderWhatTheFirstLeavesEqual() {
        let age = NSSortDescriptor(key: "age", ascending: true)
        #expect(names(age, NSSortDescriptor(key: "name", ascending: true)) == ["Zoë", "bob", "Ann"])
        #expect(names(age, NSSortDescriptor(key: "name", ascending: false)) == ["bob", "Zoë", "Ann"])
    }

    @Test func aMethodOfStringsCompares() {
        for name in ["caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:"] {
            let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: Selector(name))
            #expect(names(descriptor) == ["Ann", "bob", "Zoë"], "\(name)")
            #expect(descriptor.selector == Selector(name))
        }
    }

    @Test func aComparatorCompares() {
        let descriptor = NSSortDescriptor(key: "age", ascending: false) { left, right in
            (left as? NSNumber)?.compare(right as? NSNumber ?? 0) ?? .orderedSame
        }
        #expect(names(descriptor).first == "Ann")
    }

    @Test func nilIsBeforeEverythingElse() {
        people[0].nickname = "x"
        #expect(names(NSSortDescriptor(key: "nickname", ascending: true)).last == "bob")
        #expect(names(NSSortDescriptor(key: "nickname", ascending: false)).first == "bob")
    }

    @Test func withoutAKeyTheObjectsAreCompared() {
        let sorted = NSArray(array: [3, 1, 2]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        #expect(sorted as? [Int] == [1, 2, 3])
    }

    @Test func aDescriptorIsReversed() throws {
        let descriptor = NSSortDescriptor(key: "name", ascending: true)
        let reversed = try #require(descriptor.reversedSortDescriptor as? NSSortDescriptor)
        #expect(!reversed.ascending && reversed.key == "name")
        #expect(names(reversed) == ["bob", "Zoë", "Ann"])
        #expect(reversed != descriptor && reversed == NSSortDescriptor(key: "name", ascending: false))
    }

    @Test func dictionariesAreSortedByTheirKeys() {
        let rows = [["n": 2], ["n": 1]] as NSArray
        let sorted = rows.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
        #expect((sorted as? [[String: Int]]) == [["n": 1], ["n": 2]])
    }

    @Test func valuesWithoutAnOrderRaise() {
        let raised = exceptions { _ = names(NSSortDescriptor(key: "tags", ascending: true)) }
        #expect(raised.first?.contains("compare:]: unrecognized selector sent to instance") == true)
    }
}

import Testing

@testable import UIKit
@testable import UIKitTestSupport

private final class Payment: NSObject {
    let amount: Int
    let payee: String?
    let parts: [Double]

    init(_ amount: Int, _ payee: String?, _ parts: [Double] = []) {
        (self.amount, self.payee, self.parts) = (amount, payee, parts)
        Self.register
        super.init()
    }

    static let register: Void = SourceMembers.add { members in
        members.add(Payment.self) { table in
            table.property("amount", \.amount)
            table.property("payee", \.payee)
            table.property("parts", \.parts)
        }
        members.add(Ledger.self) { $0.property("payments", \.payments) }
    }
}

private final class Ledger: NSObject {
    let payments = [Payment(10, "Power", [1, 2]), Payment(30, "Phone", [2]), Payment(20, "Power")]
}

@MainActor @Suite(.serialized)
struct CollectionOperatorTests {
    private let ledger = Ledger()
    private var payments: NSArray { ledger.payments as NSArray }

    @Test func numbersAreCombined() {
        #expect(payments.value(forKeyPath: "@sum.amount") as? Int == 60)
        #expect(payments.value(forKeyPath: "@avg.amount") as? Double == 20)
        #expect(payments.value(forKeyPath: "@min.amount") as? Int == 10)
        #expect(payments.value(forKeyPath: "@max.amount") as? Int == 30)
        #expect(payments.value(forKeyPath: "@max.payee") as? String == "Power")
        #expect(payments.value(forKeyPath: "@count") as? Int == 3)
    }

    @Test func theElementsThemselvesAreCombined() {
        #expect(([1.5, 2.5] as NSArray).value(forKeyPath: "@sum.self") as? Double == 4)
        #expect(([3, 1] as NSArray).value(forKeyPath: "@min.self") as? Int == 1)
        #expect(([] as NSArray).value(forKeyPath: "@max.self") == nil)
        #expect(([] as NSArray).value(forKeyPath: "@sum.self") as? Int == 0)
    }

    @Test func valuesAreCollected() {
        #expect(payments.value(forKeyPath: "@unionOfObjects.payee") as? [String] == ["Power", "Phone", "Power"])
        #expect(payments.value(forKeyPath: "@distinctUnionOfObjects.payee") as? [String] == ["Power", "Phone"])
        let lists = [[1, 2], [2, 3]] as NSArray
        #expect(lists.value(forKeyPath: "@unionOfArrays.self") as? [Int] == [1, 2, 2, 3])
        #expect(lists.value(forKeyPath: "@distinctUnionOfArrays.self") as? [Int] == [1, 2, 3])
        #expect(payments.value(forKeyPath: "@distinctUnionOfArrays.parts") as? [Double] == [1, 2])
    }

    @Test func anOperatorMayFollowAProperty() {
        #expect(ledger.value(forKeyPath: "payments.@sum.amount") as? Int == 60)
        #expect(ledger.value(forKeyPath: "payments.@count") as? Int == 3)
    }

    @Test func setsAreCollectionsToo() {
        let set = NSSet(array: ledger.payments)
        #expect(set.value(forKeyPath: "@sum.amount") as? Int == 60)
        #expect(set.value(forKeyPath: "@distinctUnionOfObjects.payee") as? NSSet == NSSet(array: ["Power", "Phone"]))
        #expect(set.value(forKey: "payee") as? NSSet == NSSet(array: ["Power", "Phone"]))
        #expect(NSOrderedSet(array: ledger.payments).value(forKeyPath: "@max.amount") as? Int == 30)
    }

    @Test func anUnknownOperatorAndAMissingValueRaise() {
        let raised = raised {
            _ = payments.value(forKeyPath: "@median.amount")
            _ = NSArray(array: [Payment(1, nil)]).value(forKeyPath: "@unionOfObjects.payee")
        }
        #expect(raised.count == 2)
        #expect(raised.first?.reason?.contains("does not implement the median operation") == true)
    }
}

import Testing

@testable import UIKit

private protocol Described: AnyObject {
    static func description() -> String
}

@MainActor
@Suite(.serialized)
struct NSObjectClassTests {
    private class Cell: UITableViewCell, Described {}

    @Test func aClassIsDescribedByItsName() {
        #expect(UITableViewCell.description() == "UIKit.UITableViewCell")
        #expect((Cell.self as any Described.Type).description().hasSuffix("Cell"))
    }

    @Test func anObjectsSuperclassIsTheOneAboveItsOwn() {
        #expect(UITableViewCell().superclass == UIView.self)
        #expect(NSObject().superclass == nil)
    }
}

import Testing

@testable import UIKit

@MainActor @Suite struct NibAwakingTests {
    private class Owner: NSObject, NibAwaking {
        var wakings = 0
        func awakeFromNib() { wakings += 1 }
    }

    private final class Preparing: NSObject, NibAwaking {
        var preparations = 0
        func prepareForInterfaceBuilder() { preparations += 1 }
    }

    @Test func anObjectWakesUpWhateverItIsKnownAs() {
        let owner = Owner()
        (owner as NSObject).awakeFromNib()
        owner.awakeFromNib()
        #expect(owner.wakings == 2)
    }

    @Test func whatItDoesNotDeclareDoesNothing() {
        let preparing = Preparing()
        (preparing as NSObject).awakeFromNib()
        (preparing as NSObject).prepareForInterfaceBuilder()
        #expect(preparing.preparations == 1)
        NSObject().awakeFromNib()
    }
}

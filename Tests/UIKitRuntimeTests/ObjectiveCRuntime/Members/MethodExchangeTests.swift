import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Methods that are exchanged at run time keep their implementations.
@MainActor @Suite(.serialized)
struct MethodExchangeTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewDidLoad() { log.append("load") }
    }

    @Test func exchangingIsRefusedAndSaid() throws {
        let loaded = try #require(class_getInstanceMethod(Page.self, Selector("viewDidLoad")))
        let appears = try #require(class_getInstanceMethod(Page.self, Selector("viewWillAppear:")))
        let said = logged { method_exchangeImplementations(loaded, appears) }
        #expect(said.count == 1)
        #expect(said.first?.contains("viewDidLoad and viewWillAppear: keep their implementations") == true)
        let page = Page()
        page.loadViewIfNeeded()
        #expect(page.log == ["load"])
    }

    @Test func aMethodThatTheClassHasNotIsNotFound() {
        #expect(class_getInstanceMethod(Page.self, Selector("fly")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("viewDidLoad")) == nil)
    }

    @Test func noMethodIsAdded() throws {
        let loaded = try #require(class_getInstanceMethod(Page.self, Selector("viewDidLoad")))
        #expect(!class_addMethod(Page.self, Selector("fly"), method_getImplementation(loaded), nil))
    }
}

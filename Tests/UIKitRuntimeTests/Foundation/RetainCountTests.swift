import Testing
import UIKit

@MainActor @Suite(.serialized) struct RetainCountTests {
    /// The optimizer moves retains and releases.
    @Test(.enabled(if: isUnoptimized)) func onlyStrongReferencesCount() {
        let view = UIView()
        let count = CFGetRetainCount(view)
        weak let weakReference = view
        #expect(CFGetRetainCount(view) == count)
        var strongReferences = [view]
        #expect(CFGetRetainCount(view) == count + 1)
        strongReferences.removeAll()
        #expect(CFGetRetainCount(view) == count && weakReference === view)
    }
}

private var isUnoptimized: Bool {
    #if DEBUG
        true
    #else
        false
    #endif
}

import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
final class NestedScrollTests {
    private lazy var stage = TouchStage()
    private lazy var outer = makeScrollView(on: stage, content: CGSize(width: 393, height: 3000))

    private func addInner(content: CGSize) -> UIScrollView {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        inner.contentSize = content
        outer.addSubview(inner)
        stage.advance(by: 0.1)
        return inner
    }

    @Test func eachAxisGoesToTheScrollViewThatHasIt() {
        let inner = addInner(content: CGSize(width: 2000, height: 400))
        stage.down(200, 300)
        stage.move(-60, 0)
        #expect(inner.contentOffset.x == 50)
        stage.up()
        stage.advance(by: 1)
        stage.down(200, 300)
        stage.move(0, -60)
        #expect(outer.contentOffset.y == 50)
        #expect(inner.contentOffset.x == 50)
        stage.up()
    }

    @Test func theInnerScrollViewComesFirst() {
        let inner = addInner(content: CGSize(width: 393, height: 2000))
        stage.down(200, 300)
        stage.move(0, -60)
        #expect(inner.contentOffset.y == 50)
        #expect(outer.contentOffset.y == 0)
        stage.up()
    }

    @Test func atItsEdgeTheInnerLeavesTheDragToTheOuter() {
        let inner = addInner(content: CGSize(width: 393, height: 2000))
        inner.contentOffset.y = 1600
        stage.down(200, 300)
        stage.move(0, -60)
        #expect(inner.contentOffset.y == 1600)
        #expect(outer.contentOffset.y == 50)
        stage.up()
    }

    @Test func withoutTransferTheInnerBouncesAtItsEdge() {
        let inner = addInner(content: CGSize(width: 393, height: 2000))
        inner.contentOffset.y = 1600
        inner.transfersVerticalScrollingToParent = false
        stage.down(200, 300)
        stage.move(0, -60)
        #expect(inner.contentOffset.y > 1600)
        #expect(outer.contentOffset.y == 0)
        stage.up()
    }
}

import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

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

    // MARK: Touches that scroll nothing

    private func tapInScrollView(thatScrolls: Bool) -> [String] {
        let transcript = Transcript()
        let below = TouchRecordingView("below", transcript, frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        let inner = UIScrollView(frame: below.bounds)
        inner.isScrollEnabled = thatScrolls
        below.addSubview(inner)
        outer.addSubview(below)
        stage.advance(by: 0.1)
        stage.tap(200, 300)
        return transcript.take()
    }

    @Test func aTouchEndsInTheInnermostScrollView() {
        #expect(tapInScrollView(thatScrolls: true).isEmpty)
    }

    @Test func aScrollViewThatDoesNotScrollForwardsTouches() {
        #expect(tapInScrollView(thatScrolls: false) == ["below began 1", "below ended 1"])
    }

    @Test func aTapOnAnItemOfACollectionViewInARowDoesNotSelectTheRow() throws {
        let rows = RowsOfStrips(style: .plain)
        let app = try TestApplication(showing: rows)
        defer { app.end() }
        app.tap(at: CGPoint(x: 30, y: 150))
        try app.settle()
        #expect(rows.transcript.take() == ["item 1.0"])
    }

    // MARK: Dragging

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

/// Rows that contain a horizontal collection view each.
private final class RowsOfStrips: UITableViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    let transcript = Transcript()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 100
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 80)
        let strip = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 100), collectionViewLayout: layout)
        strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        strip.tag = indexPath.row
        strip.dataSource = self
        strip.delegate = self
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(strip)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        transcript.add("row \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        transcript.add("item \(collectionView.tag).\(indexPath.item)")
    }
}

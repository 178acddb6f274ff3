import Testing

@testable import UIKit

/// Islands of constraints that become one while one of them is being solved.
@MainActor @Suite(.serialized)
struct JoinedIslandTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    private let asked = AskedView()

    init() {
        outer.addSubview(inner)
        asked.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(asked)
        NSLayoutConstraint.activate([
            asked.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
            asked.topAnchor.constraint(equalTo: inner.topAnchor, constant: 7),
        ])
    }

    private func solveAgain() {
        asked.invalidateIntrinsicContentSize()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        outer.layoutIfNeeded()
    }

    @Test func aViewOfTheJoinedIslandMayBeReleasedInTheMiddleOfItsSolution() {
        weak var gone: AskedView?
        do {
            let neighbour = AskedView()
            gone = neighbour
            neighbour.translatesAutoresizingMaskIntoConstraints = false
            inner.addSubview(neighbour)
            neighbour.leadingAnchor.constraint(equalTo: asked.trailingAnchor, constant: 5).isActive = true
        }
        outer.layoutIfNeeded()
        gone?.invalidateIntrinsicContentSize()
        asked.asked = { [asked, outer] in
            asked.asked = {}
            asked.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20).isActive = true
            outer.layoutIfNeeded()
            gone?.removeFromSuperview()
        }
        solveAgain()
        #expect(gone == nil)
        #expect(asked.frame.origin == CGPoint(x: 5, y: 7) && asked.frame.maxY == 170)
    }

    @Test func everyConstraintOfBothIslandsHolds() {
        let label = AskedView()
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30).isActive = true
        label.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        outer.layoutIfNeeded()
        inner.layoutIfNeeded()
        let width = label.widthAnchor.constraint(equalToConstant: 90)
        asked.asked = { [asked] in
            asked.asked = {}
            NSLayoutConstraint.activate([width, asked.widthAnchor.constraint(equalTo: label.widthAnchor)])
        }
        solveAgain()
        #expect(asked.frame.width == 90 && label.frame.minX == 30)
        width.isActive = false
        outer.layoutIfNeeded()
        #expect(asked.frame.width == label.frame.width && label.frame.width != 90)
    }
}

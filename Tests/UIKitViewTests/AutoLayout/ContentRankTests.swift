import Testing

@testable import UIKit

/// Which of several content sizes of equal priority gives way.
@MainActor @Suite(.serialized)
struct ContentRankTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    /// Two texts that share too little room, the first of which gives way.
    private func sharingLabels() -> (UILabel, UILabel) {
        let labels = (UILabel(), UILabel())
        for label in [labels.0, labels.1] {
            label.text = "a text of some length"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        root.frame.size.width = 200
        NSLayoutConstraint.activate([
            labels.0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            labels.1.leadingAnchor.constraint(equalTo: labels.0.trailingAnchor),
            labels.1.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            labels.0.topAnchor.constraint(equalTo: root.topAnchor),
            labels.1.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        return labels
    }

    @Test func theFirstOfEqualContentsGivesWay() {
        let (first, second) = sharingLabels()
        #expect(first.frame.width < second.frame.width)
    }

    @Test func viewsThatChangeTheirOrderGiveWayInTheNewOrder() {
        let (first, second) = sharingLabels()
        root.sendSubviewToBack(second)
        root.layoutIfNeeded()
        #expect(first.frame.width > second.frame.width)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        root.layoutIfNeeded()
        #expect(first.frame.width < second.frame.width)
    }
}

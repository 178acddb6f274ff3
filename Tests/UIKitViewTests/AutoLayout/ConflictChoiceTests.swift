import Testing

@testable import UIKit

/// Which constraint is given up: scenes of printed reports of UIKit.
@MainActor @Suite(.serialized)
struct ConflictChoiceTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func givenUp(_ constraints: NSLayoutConstraint...) -> [Int] {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return constraints.indices.filter { index in
            constraints[index].engine?.broken.contains { $0 === constraints[index] } == true
        }
    }

    @Test func aSizeIsGivenUpBeforeDistances() {
        let (a, b) = (UIView(), UIView())
        add(a, b)
        #expect(
            givenUp(
                a.heightAnchor.constraint(equalToConstant: 200), a.topAnchor.constraint(equalTo: root.topAnchor),
                b.topAnchor.constraint(equalTo: a.bottomAnchor), b.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                b.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2)) == [0])
    }

    @Test func theDistanceOfTwoSubviewsIsGivenUpBeforeThoseFromEdges() {
        let (field, button) = (UIView(), UIView())
        add(field, button)
        #expect(
            givenUp(
                button.leftAnchor.constraint(equalTo: field.leftAnchor, constant: 5),
                field.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
                button.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40)) == [0])
    }

    @Test func theInnerOfTwoViewsGivesWay() {
        let (outer, inner) = (UIView(), UIView())
        add(outer)
        outer.addSubview(inner)
        let constraints = [
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -32),
            outer.widthAnchor.constraint(equalTo: root.widthAnchor), root.widthAnchor.constraint(equalToConstant: 30),
        ]
        #expect(ConflictChoice.victim(of: constraints) === constraints[0])
    }

    @Test func amongEqualsTheOneThatWasActivatedLast() {
        let view = UIView()
        add(view)
        #expect(
            givenUp(
                view.heightAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 84))
                == [1])
    }
}

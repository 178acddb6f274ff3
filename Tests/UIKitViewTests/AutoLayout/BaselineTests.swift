import Testing

@testable import UIKit

/// Baselines of views that center their text: they follow the text at any height.
@MainActor @Suite(.serialized)
struct BaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func button(_ title: String, height: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        add(button, height: height)
        return button
    }

    private func add(_ view: UIView, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    private func middle(_ view: UIView) -> CGFloat { view.frame.midY }

    @Test func buttonsOfTwoHeightsHaveTheirTitlesOnOneLine() {
        let (low, high) = (button("Lap", height: 40), button("Start", height: 60))
        high.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        low.lastBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(middle(high) == 50 && middle(low) == 50)
    }

    @Test func aButtonBesideATextFieldFollowsItWhenItGrows() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 15)
        add(field, height: 30)
        let title = button("Go", height: 50)
        title.titleLabel?.font = .systemFont(ofSize: 15)
        field.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(middle(title) == 15)
        field.constraints.first { $0.firstAttribute == .height }?.constant = 80
        root.layoutIfNeeded()
        #expect(middle(title) == 40)
    }

    @Test func topAndBaselineOfTwoButtonsOfOneHeightDoNotContradict() {
        let (first, second) = (button("Lap", height: 60), button("Start", height: 60))
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
        NSLayoutConstraint.activate([
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.minY == 10 && second.frame.minY == 10)
    }

    @Test func aTitleAtTheTopKeepsItsDistanceFromTheEdge() {
        let (low, high) = (button("Lap", height: 40), button("Start", height: 60))
        for button in [low, high] { button.contentVerticalAlignment = .top }
        high.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        low.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(low.frame.minY == 20)
    }
}

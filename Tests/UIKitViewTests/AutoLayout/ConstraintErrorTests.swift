import Testing
import UIKitTestDriver

@testable import UIKit

/// UIKit's exceptions for constraints that cannot be, and its report of those that cannot hold together.
@MainActor @Suite(.serialized)
struct ConstraintErrorTests {
    @Test func itemsWithoutACommonSuperviewCannotBeRelated() throws {
        let (a, b) = (UIView(), UIView())
        try expectException(
            named: .genericException,
            containing: "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                + "different view hierarchies?  That's illegal."
        ) { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
    }

    @Test func aPositionNeedsAnother() throws {
        try expectException(
            named: .invalidArgumentException,
            containing:
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        ) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 4)
        }
    }

    @Test func leadingAndLeftDoNotMix() throws {
        let view = UIView()
        try expectException(
            named: .invalidArgumentException,
            containing:
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        ) {
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
                constant: 0)
        }
    }

    @Test func horizontalAndVerticalDoNotMix() throws {
        let view = UIView()
        try expectException(named: .invalidArgumentException, containing: "Invalid pairing of layout attributes.") {
            _ = NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
                constant: 0)
        }
    }

    @Test func anItemIsAViewOrAGuide() throws {
        try expectException(
            named: .invalidArgumentException, containing: "Constraint items must each be a view or layout guide."
        ) {
            _ = NSLayoutConstraint(
                item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        }
    }

    @Test func anActiveConstraintStaysRequiredOrNot() throws {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 4)
        let view = UIView()
        let active = view.widthAnchor.constraint(equalToConstant: 4)
        active.isActive = true
        constraint.priority = .defaultHigh
        try expectException(
            named: .internalInconsistencyException,
            reason:
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority 250 and the existing priority was 1000."
        ) { active.priority = .defaultLow }
        #expect(active.priority == .required)
    }

    @Test func aViewHoldsOnlyWhatIsInsideIt() throws {
        let (view, other) = (UIView(), UIView())
        try expectException(
            named: .genericException,
            containing:
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                + "subtree of the view?  That's illegal."
        ) { view.addConstraint(other.widthAnchor.constraint(equalToConstant: 3)) }
    }

    @Test func anArrangedSubviewNeedsAnIndexInRange() throws {
        try expectException(named: .internalInconsistencyException, containing: "index out of bounds") {
            UIStackView().insertArrangedSubview(UIView(), at: 1)
        }
    }

    @Test func ofRequiredConstraintsThatContradictTheLastIsGivenUp() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 40), view.widthAnchor.constraint(equalToConstant: 50)
        )
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        #expect(second.isActive)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func theReportOfAConflictIsUIKits() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 40)
        constraint.identifier = "width"
        constraint.isActive = true
        let text = ConflictReport.text([constraint.description], hasMask: true, givingUp: constraint)
        let name = "UIView:\(ObjectAddress(view))"
        let line = "<NSLayoutConstraint:\(ObjectAddress(constraint)) 'width' \(name).width == 40   (active)>"
        #expect(
            text == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
                \tTry this:\(" ")
                \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
                \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
                documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\(" ")
                (
                    "\(line)"
                )

                Will attempt to recover by breaking constraint\(" ")
                \(line)

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
                also be helpful.

                """)
    }

    @Test func constraintsPrintAsUIKitPrintsThem() {
        let (root, label, image) = (UIView(), UILabel(), UIImageView())
        label.text = "Please keep this key in a safe place"
        root.addSubview(label)
        root.addSubview(image)
        let (r, l, i) = (
            "UIView:\(ObjectAddress(root))", "UILabel:\(ObjectAddress(label))'Please keep this key in a...'",
            "UIImageView:\(ObjectAddress(image))"
        )
        func text(_ constraint: NSLayoutConstraint) -> String {
            constraint.description.replacingOccurrences(
                of: "NSLayoutConstraint:\(ObjectAddress(constraint)) ", with: "")
        }
        #expect(
            text(label.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 10))
                == "<V:[\(i)]-(10)-[\(l)]   (inactive)>")
        #expect(
            text(image.topAnchor.constraint(equalTo: root.topAnchor))
                == "<V:|-(0)-[\(i)]   (inactive, names: '|':\(r) )>")
        #expect(
            text(label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
                == "<H:[\(l)]-(16)-|(LTR)   (inactive, names: '|':\(r) )>")
        #expect(
            text(image.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.22))
                == "<\(i).width == 0.22*\(r).width   (inactive)>")
        #expect(
            text(image.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)) == "<\(i).height >= 48   (inactive)>")
        #expect(
            text(label.centerYAnchor.constraint(equalTo: image.centerYAnchor, constant: -4))
                == "<\(l).centerY == \(i).centerY - 4   (inactive)>")
    }
}

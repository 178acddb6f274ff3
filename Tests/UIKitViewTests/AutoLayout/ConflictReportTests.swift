import Testing
import ToolchainBets

@testable import UIKit
@testable import UIKitTestSupport

/// What the console says about constraints that cannot hold together.
@MainActor @Suite(.serialized)
struct ConflictReportTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Adds a view that has two widths, and a height that has nothing to do with them.
    private func addViewWithTwoWidths() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 30)
        height.identifier = "height"
        let first = view.widthAnchor.constraint(equalToConstant: 40)
        first.identifier = "first"
        let second = view.widthAnchor.constraint(equalToConstant: 50)
        second.identifier = "second"
        NSLayoutConstraint.activate([height, first, second])
        root.layoutIfNeeded()
    }

    @Test func theReportNamesTheSmallestSet() throws {
        let said = logged(with: .conflicts) { addViewWithTwoWidths() }
        let report = try #require(said.first)
        #expect(said.count == 1)
        #expect(report.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
        #expect(report.contains("'first'"))
        #expect(report.contains("'second'"))
        #expect(!report.contains("'height'"))
    }

    @Test func theSameConflictOfAnotherViewIsNotReportedAgain() {
        let said = logged(with: .conflicts) {
            addViewWithTwoWidths()
            addViewWithTwoWidths()
        }
        #expect(said.count == 1)
    }

    @Test func anotherConflictIsReported() {
        let said = logged(with: .conflicts) {
            addViewWithTwoWidths()
            let view = root.subviews[0]
            view.heightAnchor.constraint(equalToConstant: 31).isActive = true
            root.layoutIfNeeded()
        }
        #expect(said.count == 2)
    }

    @Test func withoutTheFlagNothingIsReported() {
        #expect(logged(with: []) { addViewWithTwoWidths() }.isEmpty)
    }

    @Test func theReportSaysHowToFindTheLines() throws {
        let report = try #require(logged(with: .conflicts) { addViewWithTwoWidths() }.first)
        #expect(report.contains("UIKIT_DEBUG=lines"))
    }

    @Test func theLinesThatMadeTheConstraintsAreNamed() throws {
        let report = try #require(logged(with: [.conflicts, .lines]) { addViewWithTwoWidths() }.first)
        let lines = report.split(separator: "\n").filter { $0.hasPrefix("\t") }.map(String.init)
        let first = try #require(lines.first { $0.contains("'first': ") })
        let second = try #require(lines.first { $0.contains("'second': ") })
        // A build without debug information, or a machine without a tool that reads it, has no lines; a build without
        // symbols has no names either.
        let here = CodePlace.places(ofReturnAddresses: CallStack.returnAddresses(limit: 16))
        if let place = here.first(where: { $0.file?.hasSuffix("ConflictReportTests.swift") == true }) {
            #expect(first.contains("ConflictReportTests.swift:19 in ConflictReportTests.addViewWithTwoWidths()"))
            #expect(second.contains("ConflictReportTests.swift:21 in ConflictReportTests.addViewWithTwoWidths()"))
            #expect(place.line != nil)
        } else if here.contains(where: { $0.function?.contains("ConflictReportTests") == true }) {
            #expect(first.contains("ConflictReportTests"))
            #expect(second.contains("ConflictReportTests"))
        } else {
            #expect(first.hasSuffix("the program has no symbols for it"))
        }
    }

    @Test func constraintsOfStackViewsAreNotAttributedToTheCaller() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let report = logged(with: [.conflicts, .lines]) {
            for view in stack.arrangedSubviews { view.widthAnchor.constraint(equalToConstant: 80).isActive = true }
            stack.layoutIfNeeded()
        }
        #expect(try #require(report.first).contains(": in UIStackView\n"))
    }

    @Test func functionsAreNamedAsInSource() {
        #expect(
            ClientCode.shortName("Feed.FeedCell.setUp(_: Swift.Int, with: (A) -> B) -> ()") == "FeedCell.setUp(_:with:)"
        )
        #expect(
            ClientCode.shortName("closure #1 () -> () in Feed.FeedCell.setUp() -> ()") == "closure in FeedCell.setUp()")
        #expect(ClientCode.shortName("(extension in Feed):UIKit.UIView.pin() -> ()") == "UIView.pin()")
        #expect(ClientCode.shortName("Feed.FeedCell.title.getter : Swift.String") == "FeedCell.title.getter")
    }

    @Test func theCallerOfALibraryIsNamedToo() {
        let places = [
            CodePlace(
                function: "UIKit.NSLayoutConstraint.init() -> UIKit.NSLayoutConstraint", file: "a.swift", line: 1),
            CodePlace(function: "SnapKit.Constraint.activate() -> ()", file: "Constraint.swift", line: 2),
            CodePlace(function: "SnapKit.ConstraintMaker.make() -> ()", file: "Maker.swift", line: 3),
            CodePlace(function: "Feed.FeedCell.(setUp in _6A1B)() -> ()", file: "FeedCell.swift", line: 4),
        ]
        #expect(
            ClientCode.text(of: places)
                == "Constraint.swift:2 in Constraint.activate(), called at FeedCell.swift:4 in FeedCell.setUp()")
    }

    @Test func codeThatCausedALayoutIsNoCallerOfALibrary() {
        let places = [
            CodePlace(function: "SnapKit.Constraint.activate() -> ()", file: "Constraint.swift", line: 2),
            CodePlace(function: "UIKit.UIView.layoutIfNeeded() -> ()", file: "UIView.swift", line: 3),
            CodePlace(function: "Feed.Feed.show() -> ()", file: "Feed.swift", line: 4),
        ]
        #expect(ClientCode.text(of: places) == "Constraint.swift:2 in Constraint.activate()")
        #expect(ClientCode.text(of: [CodePlace(function: nil)]) == nil)
    }
}

import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// Custom rotors as actions.
@MainActor @Suite(.serialized)
struct RotorActionTests {
    /// Labels in a container with a rotor that finds those with a question mark.
    @MainActor private struct Questions {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let labels: [UILabel]

        init(_ texts: [String], type: UIAccessibilityCustomRotor.SystemRotorType = .none) {
            labels = texts.enumerated().map { index, text in
                let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 200, height: 40))
                label.text = text
                return label
            }
            for label in labels { container.addSubview(label) }
            container.accessibilityContainerType = .semanticGroup
            container.accessibilityLabel = "Talk"
            let search: UIAccessibilityCustomRotor.Search = { [labels] predicate in
                let start = labels.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
                let all = Array(labels.enumerated())
                let found =
                    predicate.searchDirection == .next
                    ? all.first { $0.offset > start && $0.element.text?.hasSuffix("?") == true }
                    : all.last { $0.offset < start && $0.element.text?.hasSuffix("?") == true }
                return found.map { UIAccessibilityCustomRotorItemResult(targetElement: $0.element, targetRange: nil) }
            }
            container.accessibilityCustomRotors = [
                type == .none
                    ? UIAccessibilityCustomRotor(name: "Questions", itemSearch: search)
                    : UIAccessibilityCustomRotor(systemType: type, itemSearch: search)
            ]
        }
    }

    private let texts = ["Who?", "Me", "Why?"]

    @Test func anElementHasTheActionsOfTheRotorsAroundIt() throws {
        let questions = Questions(texts)
        let stage = NodeStage(try TestApplication(showing: Column([questions.container])))
        let names = ["Questions: next", "Questions: previous"]
        #expect(try stage.node(named: "Me").actions.map(\.name) == names)
        #expect(try stage.node(named: "Talk").actions.map(\.name) == names)
        #expect(try #require(stage.tree.windows.first).actions.map(\.name) == ["escape", "magic tap"])
    }

    @Test func theActionMovesTheFocusToWhatTheRotorFinds() throws {
        let questions = Questions(texts)
        let app = try TestApplication(showing: Column([questions.container]))
        let stage = NodeStage(app)
        app.assistiveTechnologyListens = true
        #expect(stage.perform("Questions: next", on: try stage.node(named: "Me")))
        app.advance(by: 1)
        #expect(stage.tree.focusedNode?.name == "Why?")
        #expect(app.accessibilityEvents.contains { $0.hasPrefix("focus: label \"Why?\"") })
        #expect(stage.perform("Questions: previous", on: try stage.node(named: "Why?")))
        #expect(stage.tree.focusedNode?.name == "Who?")
        // There is none before it.
        #expect(!stage.perform("Questions: previous", on: try stage.node(named: "Who?")))
    }

    @Test func aSearchFromTheContainerBeginsNowhere() throws {
        let questions = Questions(texts)
        let stage = NodeStage(try TestApplication(showing: Column([questions.container])))
        #expect(stage.perform("Questions: next", on: try stage.node(named: "Talk")))
        #expect(stage.tree.focusedNode?.name == "Who?")
    }

    @Test func aRotorThatReplacesOneOfTheScreenReaderHasItsTitle() throws {
        let questions = Questions(texts, type: .heading)
        let stage = NodeStage(try TestApplication(showing: Column([questions.container])))
        #expect(try stage.node(named: "Me").actions.map(\.name) == ["Headings: next", "Headings: previous"])
    }

    @Test func theInnermostOfSeveralRotorsWithOneNameCounts() throws {
        let questions = Questions(texts)
        let me = questions.labels[1]
        var asked = 0
        me.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Questions") { _ in
                asked += 1
                return nil
            },
            UIAccessibilityCustomRotor(),
        ]
        let stage = NodeStage(try TestApplication(showing: Column([questions.container])))
        let node = try stage.node(named: "Me")
        #expect(node.actions.count == 2 && !stage.perform("Questions: next", on: node) && asked == 1)
    }

    @Test func whatIsOffTheScreenIsScrolledTo() throws {
        let questions = Questions(texts)
        questions.labels[2].frame.origin.y = 900
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        questions.container.frame.size.height = 1000
        scroll.addSubview(questions.container)
        let stage = NodeStage(try TestApplication(showing: Column([scroll])))
        #expect(stage.perform("Questions: next", on: try stage.node(named: "Me")))
        #expect(scroll.contentOffset.y == 740)
    }

    @Test func aPartOfATextIsSelected() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        text.text = "one two"
        text.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Words") { [unowned text] predicate in
                let start = predicate.currentItem.targetRange?.end ?? text.beginningOfDocument
                guard let next = text.position(from: start, offset: text.selectedRange.length == 0 ? 0 : 1),
                    let end = text.position(from: next, offset: 3), let range = text.textRange(from: next, to: end)
                else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: range)
            }
        ]
        let stage = NodeStage(try TestApplication(showing: Column([text])))
        text.selectedRange = NSRange(location: 0, length: 0)
        #expect(stage.perform("Words: next", on: try stage.node(.text)))
        #expect(text.selectedRange == NSRange(location: 0, length: 3))
        #expect(stage.perform("Words: next", on: try stage.node(.text)))
        #expect(text.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test func aRowHasTheActionsOfTheRotorsOfItsTable() throws {
        let rows = NodeRows([100])
        let app = try TestApplication(showing: rows)
        rows.tableView.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Tens") { [unowned rows] predicate in
                let cell = predicate.currentItem.targetElement as? UITableViewCell
                let row = cell.flatMap { rows.tableView.indexPath(for: $0)?.row } ?? -1
                let next = predicate.searchDirection == .next ? (row / 10 + 1) * 10 : (row + 9) / 10 * 10 - 10
                guard (0..<100).contains(next) else { return nil }
                let path = IndexPath(row: next, section: 0)
                rows.tableView.scrollToRow(at: path, at: .middle, animated: false)
                rows.tableView.layoutIfNeeded()
                return rows.tableView.cellForRow(at: path).map {
                    UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
                }
            }
        ]
        app.frame()
        let stage = NodeStage(app)
        #expect(stage.perform("Tens: next", on: try stage.node(named: "Row 0-3")))
        app.frame()
        #expect(stage.tree.focusedNode?.name == "Row 0-10")
        #expect(stage.perform("Tens: next", on: try stage.node(named: "Row 0-10")))
        app.frame()
        #expect(stage.tree.focusedNode?.name == "Row 0-20")
    }
}

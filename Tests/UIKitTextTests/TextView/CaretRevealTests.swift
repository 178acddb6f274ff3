import Testing
import UIKit
import UIKitTestDriver

/// Text views that do not scroll, in scroll views and tables: the caret stays visible while the user types.
@MainActor @Suite(.serialized)
struct CaretRevealTests {
    /// Whether the caret of a text view is inside of the window's visible area.
    private func isCaretSeen(_ view: UITextView, _ app: TestApplication) -> Bool {
        guard let range = view.selectedTextRange else { return false }
        let caret = view.convert(view.caretRect(for: range.end), to: nil)
        return app.window.bounds.insetBy(dx: 0, dy: -1).contains(caret)
    }

    private static func textView() -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    @Test func aTextViewThatGrowsInAScrollViewShowsItsCaret() throws {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(scrollView)
        let view = Self.textView()
        scrollView.addSubview(view)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: controller.view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 300),
            view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let app = try TestApplication(showing: controller, size: CGSize(width: 320, height: 400))
        defer { app.end() }
        view.becomeFirstResponder()
        for line in 0..<20 {
            app.type("\(line)\n")
            app.frame()
            app.frame()
            #expect(isCaretSeen(view, app), "line \(line)")
        }
        #expect(scrollView.contentOffset.y > 0)
        scrollView.contentOffset.y = 0
        app.frame()
        #expect(scrollView.contentOffset.y == 0, "only typing scrolls")
    }

    private final class Form: UITableViewController, UITextViewDelegate {
        let text = CaretRevealTests.textView()
        var updates = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            guard indexPath.row == 6 else {
                cell.textLabel?.text = "Row"
                return cell
            }
            text.delegate = self
            cell.contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            return cell
        }

        func textViewDidChange(_ textView: UITextView) {
            guard updates else { return }
            tableView.beginUpdates()
            tableView.endUpdates()
        }
    }

    @Test func aTextViewThatGrowsInARowShowsItsCaret() throws {
        let form = Form(style: .plain)
        form.updates = true
        let app = try TestApplication(showing: form, size: CGSize(width: 320, height: 400))
        defer { app.end() }
        form.text.becomeFirstResponder()
        for line in 0..<20 {
            app.type("\(line)\n")
            app.advance(by: 0.5)
            #expect(isCaretSeen(form.text, app), "line \(line)")
        }
    }

    @Test func typingBringsARowThatWasScrolledAwayBack() throws {
        let form = Form(style: .plain)
        let app = try TestApplication(showing: form, size: CGSize(width: 320, height: 250))
        defer { app.end() }
        form.tableView.scrollToRow(at: [0, 6], at: .bottom, animated: false)
        app.frame()
        form.text.becomeFirstResponder()
        app.frame()
        form.tableView.contentOffset.y = 0
        app.frame()
        #expect(form.text.isFirstResponder && !isCaretSeen(form.text, app))
        app.type("a")
        app.frame()
        #expect(form.text.text == "a" && isCaretSeen(form.text, app))
    }

    @Test func theContentOfATextViewIsWholePointsHigh() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for size in [10.5, 12, 13, 17, 21] {
            view.font = .systemFont(ofSize: size)
            view.text = "one"
            let height = view.contentSize.height
            #expect(height == height.rounded() && height >= (view.font?.lineHeight ?? 0) + 16, "\(size)")
        }
    }
}

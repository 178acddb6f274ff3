import Testing
import UIKit
import UIKitTestDriver

/// Searches when nothing has been typed for 0.3 seconds.
private final class SearchViewController: UIViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        result.frame = CGRect(x: 20, y: 150, width: 300, height: 40)
        view.addSubview(field)
        view.addSubview(result)
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    private func textChanged() {
        let text = field.text ?? ""
        Task {
            try await Task.sleep(for: .seconds(0.3))
            if field.text == text { result.text = "Results for \(text)" }
        }
    }
}

/// What the article "Testing with time" shows.
@MainActor @Suite(.serialized)
struct SearchTests {
    @Test func aSearchStartsWhenNothingIsTypedAnyMore() async throws {
        let app = try TestApplication(showing: SearchViewController())
        app.type("Lisbon")
        await app.advance(by: 0.29)  // the search starts 0.3 s after the last key
        #expect(!app.shows(text: "Results for Lisbon"))
        await app.advance(by: 0.03)
        #expect(app.shows(text: "Results for Lisbon"))
    }
}

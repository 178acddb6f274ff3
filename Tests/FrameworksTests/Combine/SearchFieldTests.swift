import Combine
import Testing
import UIKit
import UIKitTestDriver

/// A screen as applications write it: a field, a model with published properties, a label.
@MainActor @Suite(.serialized)
final class SearchFieldTests {
    private final class SearchModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private(set) var searches: [String] = []

        init() {
            $query
                .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .removeDuplicates()
                .filter { !$0.isEmpty }
                .map { [unowned self] text -> AnyPublisher<[String], Never> in
                    searches.append(text)
                    return Just([text.uppercased()]).delay(for: 0.2, scheduler: DispatchQueue.main)
                        .eraseToAnyPublisher()
                }
                .switchToLatest()
                .assign(to: &$results)
        }
    }

    private final class SearchViewController: UIViewController {
        let model = SearchModel()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        private var cancellables = Set<AnyCancellable>()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(label)
            NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
                .compactMap { ($0.object as? UITextField)?.text }
                .assign(to: \.query, on: model)
                .store(in: &cancellables)
            model.$results
                .map { $0.first }
                .receive(on: DispatchQueue.main)
                .sink { [label] in label.text = $0 }
                .store(in: &cancellables)
        }
    }

    private let screen = SearchViewController()

    @Test func theSearchWaitsForAPauseInTyping() async throws {
        let app = try TestApplication(showing: screen)
        try app.tap(screen.field)
        app.type("li")
        await app.advance(by: 0.1)
        app.type("sbon")
        await app.advance(by: 0.25)
        #expect(screen.model.searches.isEmpty)
        await app.advance(by: 0.1)
        #expect(screen.model.searches == ["lisbon"])
        await app.advance(by: 0.25)
        #expect(app.shows(text: "LISBON"))
    }

    @Test func anEarlierSearchIsDropped() async throws {
        let app = try TestApplication(showing: screen)
        try app.tap(screen.field)
        app.type("a")
        await app.advance(by: 0.4)
        app.type("b")
        await app.advance(by: 0.7)
        #expect(screen.model.searches == ["a", "ab"] && screen.model.results == ["AB"])
        #expect(app.shows(text: "AB"))
    }
}

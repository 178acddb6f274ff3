import Testing
import UIKit
import UIKitTestDriver

@Suite(.serialized) @MainActor struct InspectionListings {
    @Test func theTitleIsAsWideAsItsText() throws {
        let app = try TestApplication(showing: TitleController())
        let title = try #require(app.inspection.view(identifier: "title")?.layout)
        #expect(title.width.lost.isEmpty, "\(title.width)")
    }
}

private final class TitleController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel()
        title.text = "Title"
        title.accessibilityIdentifier = "title"
        title.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(title)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: view.topAnchor),
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
    }
}

import UIKit
import UIKitTestDriver

@testable import Cities

// What articles show without running it: the tests of the driver do.

@MainActor func startsOfApplications(showing controller: UIViewController) throws {
    let app = try TestApplication(delegate: AppDelegate.self)  // launches as UIApplicationMain does
    let screen = try TestApplication(showing: controller)  // or shows one controller
    _ = (app, screen)
}

@MainActor func storedPicturesAndTexts(of app: TestApplication) throws {
    try app.assertPicture(named: "list")  // __Pictures__/SUITE/list.png beside the test
    try assertText(app.dumpTree(), named: "list")  // __Texts__/SUITE/list.txt
}

@MainActor func applicationsOfOtherLanguages() throws {
    let app = try TestApplication(delegate: AppDelegate.self, locale: Locale(identifier: "ar_EG"))
    app.setLocale(Locale(identifier: "de_CH"))  // while it runs; posts the notification
    app.setLayoutDirection(.leftToRight)  // the direction alone
    let next = try app.relaunched()  // with the locale that was set last
    _ = next
}

struct Letter: Equatable {
    var subject: String
}

final class LettersViewController: UITableViewController {
    private var messages: [Letter] = []

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, done in
            self?.remove(message)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func remove(_ message: Letter) { messages.removeAll { $0 == message } }
}

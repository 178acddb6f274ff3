import UIKit

/// What a program uses that depends on how it is linked.
@MainActor struct Checks {
    private(set) var haveFailed = false

    private mutating func check<Value: Equatable>(_ name: String, _ value: Value, is expected: Value) {
        if value == expected {
            print("ok: \(name)")
        } else {
            print("FAILED: \(name): \(value), not \(expected)")
            haveFailed = true
        }
    }

    mutating func localization() {
        check("string", NSLocalizedString("greeting", comment: ""), is: "Guten Tag")
        check("string without a translation", NSLocalizedString("parting", comment: ""), is: "parting")
        let rows = NSLocalizedString("%d rows", comment: "")
        check("singular", String.localizedStringWithFormat(rows, 1), is: "eine Zeile")
        check("plural", String.localizedStringWithFormat(rows, 3), is: "3 Zeilen")
        check("format", String(format: "%d %@ %.2f", 7, "rows", 1.5), is: "7 rows 1.50")
        check("locale", Locale.current.identifier, is: "de_DE")
        check("languages", Locale.preferredLanguages, is: ["de-DE"])
        check("localizations", Bundle.main.preferredLocalizations, is: ["de"])
        check("number", 1.5.formatted(), is: "1,5")
        check("text of the system", UISearchController().searchBar.placeholder, is: "Suchen")
    }

    mutating func bundle() {
        let notes = Bundle.main.url(forResource: "Notes", withExtension: "txt").flatMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
        check("resource", notes, is: "Read from the bundle.\n")
        check("list of resources", Bundle.main.paths(forResourcesOfType: "txt", inDirectory: nil).count, is: 1)
        check("bundle identifier", Bundle.main.bundleIdentifier, is: "org.example.linking")
        check("information", Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String, is: "org.example.linking")
    }

    mutating func folders() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.path ?? ""
        check("documents", documents.hasSuffix("/.local/share/org.example.linking/Documents"), is: true)
        check("temporary files", NSTemporaryDirectory().contains("/org.example.linking-"), is: true)
    }

    mutating func foundation() {
        check("main thread", Thread.isMainThread, is: true)
        let first = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        let second = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue])
        check("colors in attributed strings", first == second, is: false)
        let accented = NSMutableAttributedString(string: "e\u{301}x")
        accented.deleteCharacters(in: NSRange(location: 1, length: 1))
        check("characters of a mutable string", accented.string, is: "ex")
        check("predicate", NSPredicate(format: "SELF > 2").evaluate(with: 3), is: true)
    }

    mutating func archive() {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: Note(text: "kept"), requiringSecureCoding: true)
        let note = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: $0) }
        check("archive", note?.text, is: "kept")
        let color = try? NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
        check(
            "archive of a color",
            color.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0) }, is: .red)
    }

    mutating func list(_ list: ListViewController) {
        check("cells", list.tableView.visibleCells.first?.textLabel?.text, is: "Row 0")
        check("optional method that is implemented", list.tableView.rectForRow(at: [0, 0]).height, is: 60)
        check("title of a section", list.tableView.headerView(forSection: 0)?.textLabel?.text, is: "Rows")
        list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        check("optional method that is not implemented", list.tableView.indexPathForSelectedRow, is: [0, 1])
    }

    mutating func nib() {
        let objects = UINib(nibName: "Footer", bundle: nil).instantiate(withOwner: nil)
        check("class of a nib", objects.first is FooterView, is: true)
    }

    mutating func picture(of view: UIView) {
        let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        check("picture", (picture.pngData()?.count ?? 0) > 2000, is: true)
    }
}

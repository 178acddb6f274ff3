import UIKit

/// Shows text fields, search bars and text views.
final class TextViewController: ControlListController {
    init() {
        super.init(title: "Text", sections: [.form, .borders, .search, .notes])
    }
}

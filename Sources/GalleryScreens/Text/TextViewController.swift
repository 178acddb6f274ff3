import UIKit

/// Everything that is typed into: fields, search bars, text views.
final class TextViewController: ControlListController {
    init() {
        super.init(title: "Text", sections: [.form, .borders, .search, .notes])
    }
}

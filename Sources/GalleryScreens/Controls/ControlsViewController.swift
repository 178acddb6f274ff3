import UIKit

/// Every control that chooses, shows or does something. What a touch does is told in the title.
final class ControlsViewController: ControlListController {
    init() {
        super.init(title: "Controls", sections: [.buttons, .configuredButtons, .switches, .values, .progress])
    }
}

import UIKit

/// Shows all controls. The title tells what the last touch did.
final class ControlsViewController: ControlListController {
    init() {
        super.init(title: "Controls", sections: [.buttons, .configuredButtons, .switches, .values, .progress])
    }
}

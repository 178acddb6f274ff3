import UIKit

class TreeViewController: UIViewController {
    @IBOutlet weak var middle: NSLayoutConstraint!
    @IBOutlet var edges: [NSLayoutConstraint]!
    @IBOutlet private weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        middle.constant = -100
    }

    var labelCenter: CGPoint { return label.center }
}

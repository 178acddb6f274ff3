import UIKit

class GreetingViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var button: UIButton!

    @IBAction func greet(_ sender: UIButton) {
        label.text = "Good evening"
    }
}

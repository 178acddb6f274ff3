import UIKit

/// Outlets and actions as Interface Builder makes them.
@objc(FXFormViewController) public class FormViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet var detailLabel: UILabel?
    @IBOutlet private weak var hiddenSwitch: UISwitch! {
        didSet { observed.append("switch") }
    }
    @IBOutlet var fields: [UITextField]!
    @IBOutlet private var stripes: [UIView] = []
    @IBOutlet weak var delegate: (AnyObject & FormDelegate)?
    @IBOutlet
    weak var footer: UILabel?

    var observed: [String] = []
    var taps: [String] = []

    @IBAction func save() { taps.append("save") }
    @IBAction func change(_ sender: UISwitch) { taps.append("change \(sender.isOn)") }
    @IBAction private func touch(_ sender: Any, forEvent event: UIEvent) { taps.append("touch") }
    @IBAction @objc(cancelForm:) func cancel(_ sender: Any?) { taps.append("cancel") }
    @IBSegueAction func showDetail(_ coder: NSCoder) -> UIViewController? { return nil }

    public var texts: [String] {
        return [titleLabel?.text, detailLabel?.text, footer?.text].compactMap { $0 }
    }
    public var log: [String] { return taps }
    public var stripeCount: Int { return stripes.count }
    public var isHiddenSwitchOn: Bool { return hiddenSwitch.isOn }
}

@objc public protocol FormDelegate: AnyObject {
    func formDidFinish(_ form: FormViewController)
}

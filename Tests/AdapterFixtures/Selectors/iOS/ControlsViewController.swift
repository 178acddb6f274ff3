import UIKit

/// Target-action as iOS code writes it: controls, gestures, bar buttons, the responder chain.
public class ControlsViewController: UIViewController {
    public let toggle = UISwitch()
    public let field = UITextField()
    public let pad = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    public let tapArea = UIView()
    public private(set) var events: [String] = []
    public private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    private lazy var press: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(self.pressed))
        press.minimumPressDuration = 0.2
        return press
    }()

    override public func viewDidLoad() {
        super.viewDidLoad()
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        field.addTarget(
            self, action: #selector(ControlsViewController.edited(_:)), for: [.editingChanged, .editingDidEnd])
        pad.addTarget(self, action: #selector(touched(_:with:)), for: .touchDown)
        pad.addTarget(self, action: Selector(("ended:")), for: .touchUpInside)
        pad.addTarget(nil, action: #selector(ControlsViewController.foundInChain), for: .touchCancel)
        tapArea.addGestureRecognizer(tap)
        tapArea.addGestureRecognizer(press)

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(add)
        )
        navigationItem.leftBarButtonItems = [
            UIBarButtonItem(
                title: "Plain", style: .plain, target: self, action: #selector(ControlsViewController.plain(sender:))),
            UIBarButtonItem(
                title: "Overload", style: .plain, target: self, action: #selector(show(_:) as (UIBarButtonItem) -> Void)
            ),
            UIBarButtonItem(title: "Nobody", style: .plain, target: nil, action: nil),
        ]
        for view in [toggle, field, pad, tapArea] { self.view.addSubview(view) }
    }

    public func stopListening() {
        toggle.removeTarget(self, action: #selector(toggled), for: .valueChanged)
        field.removeTarget(nil, action: nil, for: .allEvents)
        tap.removeTarget(self, action: #selector(tapped(_:)))
    }

    @objc private func toggled() { events.append("toggled") }
    @objc func edited(_ sender: UITextField) { events.append("edited \(sender.text ?? "")") }
    @objc fileprivate func touched(_ sender: UIControl, with event: UIEvent?) { events.append("touched") }
    @objc func ended(_ sender: Any) { events.append("ended by \(type(of: sender))") }
    @objc private func foundInChain() { events.append("chain") }
    @objc private func tapped(_ recognizer: UITapGestureRecognizer) { events.append("tapped \(recognizer === tap)") }
    @objc private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        events.append("pressed")
    }
    @objc func add() { events.append("add") }
    @objc func plain(sender: UIBarButtonItem) { events.append("plain \(sender.title ?? "")") }
    @objc(showItem:) private func show(_ item: UIBarButtonItem) { events.append("show item \(item.title ?? "")") }
    @objc(showText:) private func show(_ text: NSString) { events.append("show text \(text)") }
}

/// Overrides an action of its superclass.
public final class QuietViewController: ControlsViewController {
    override func add() {}
    override func edited(_ sender: UITextField) {
        super.edited(sender)
        sender.text = nil
    }
}

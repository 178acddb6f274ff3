@testable import UIKit

/// Writes its life-cycle calls down; `(animated)` stands after calls that were.
class RecordingController: UIViewController {
    let name: String
    let transcript: Transcript

    init(_ name: String, _ transcript: Transcript) {
        self.name = name
        self.transcript = transcript
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func add(_ call: String, _ animated: Bool = false) {
        transcript.add("\(name) \(call)" + (animated ? " (animated)" : ""))
    }

    override func viewDidLoad() { add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { add("viewWillAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { add("viewDidAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear", animated) }
    override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMoveToParent \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMoveToParent \(parent == nil ? "nil" : "parent")")
    }
}

/// Shows a calendar or wheels in a popover.
@MainActor
final class DatePopupController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let face: any DatePickerFace
    /// Called when the popover disappears, whoever dismisses it.
    var willClose: () -> Void = {}

    init(_ face: any DatePickerFace) {
        self.face = face
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = face.size
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a button")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(face)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        face.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willClose()
    }

    /// A popover also on narrow screens.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

import FrameworkAbsence
import UIKit

/// - Linux: refuses
/// Lets the user choose songs of the media library. There is none: the controller shows a panel that says so, and a
/// button that cancels.
open class MPMediaPickerController: UIViewController {
    open internal(set) var mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(mediaTypes: .any) }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        Absence.report("MediaPlayer", "MPMediaPickerController", "a panel stands in place of the media library")
        let panel = AbsencePanel(
            symbolName: "music.note.list", title: "No Media Library", message: "There is no media library on Linux.")
        let content = AbsenceViewController(panel: panel, title: prompt) { [weak self] in self?.cancel() }
        let navigation = UINavigationController(rootViewController: content)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func cancel() {
        if let delegate {
            delegate.mediaPickerDidCancel(self)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

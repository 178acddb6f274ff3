import Foundation

/// Would shorten a video. The system decodes no videos: ``canEditVideo(atPath:)`` is false, and the controller says so.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    /// Returns false.
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }

    /// The object that would get the video; not retained. It is told that the user has cancelled.
    @_nonoverride open weak var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)? {
        get { super.delegate as? any UINavigationControllerDelegate & UIVideoEditorControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The path of the video; empty by default. It is not read.
    open var videoPath = ""
    /// The longest duration in seconds; 600 by default.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of the result; `.typeLow` by default.
    open var videoQuality = UIImagePickerController.QualityType.typeLow

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let content = UIViewController()
        content.title = SystemText.editVideo.string
        let label = UILabel()
        label.text = SystemText.videosCannotBeEdited.string
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.backgroundColor = .systemBackground
        content.view = label
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        viewControllers = [content]
    }

    private func cancel() {
        let told: Void? = VideoEditorControllerDelegateMethods.didCancel.ask(delegate) {
            $0.videoEditorControllerDidCancel(self)
        }
        if told == nil { dismiss(animated: true) }
    }
}

import Foundation
internal import HostInterface

/// Opens a file dialog of the desktop when it first appears, and has a button that cancels.
@MainActor
final class FileChoiceController: UIViewController {
    private let request: () -> HostFileRequest
    private var dialog: (any HostFileDialog)?
    /// The number of the dialog that was opened last.
    private var number = 0
    private var hasAppeared = false
    private lazy var content = FileChoiceView()
    /// Called with at least one file, or with one folder.
    var onChoose: ([URL]) -> Void = { _ in }
    var onCancel: () -> Void = {}

    /// - Parameter request: called when the dialog opens.
    init(title: String, request: @escaping () -> HostFileRequest) {
        self.request = request
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        content.onOpen = { [weak self] in self?.open() }
        view = content
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        open()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        closeDialog()
    }

    /// Says that what was chosen is of no use, and offers to choose again.
    func refuse(_ text: String) { content.show(text, offersButton: true) }

    private func open() {
        guard dialog == nil, let host = UIApplication.shared.run?.host else { return }
        content.show(SystemText.chooseInDialog.string, offersButton: false)
        number += 1
        let opened = number
        dialog = host.chooseFiles(request()) { [weak self] in self?.received($0, from: opened) }
    }

    /// An answer may have been on its way when the dialog was closed, and does not count then.
    private func received(_ answer: HostFileAnswer, from opened: Int) {
        guard dialog != nil, opened == number else { return }
        dialog = nil
        content.show("", offersButton: true)
        switch answer {
        case .chosen(let paths): onChoose(paths.map { URL(fileURLWithPath: $0) })
        case .cancelled: onCancel()
        case .unavailable: content.show("The desktop has no dialog for files.", offersButton: true)
        }
    }

    private func cancel() {
        closeDialog()
        onCancel()
    }

    private func closeDialog() {
        dialog?.close()
        dialog = nil
    }
}

import FrameworkAbsence
import UIKit

/// The content of a ``QLPreviewController``: a bar, and below it one file.
@MainActor
final class PreviewView: UIView {
    let bar = UINavigationBar()
    private var content: UIView?

    init() {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a file; nil shows nothing. `mayOpen` is asked before a link of a text is opened.
    func show(_ file: URL?, mayOpen: @escaping (URL) -> Bool) {
        content?.removeFromSuperview()
        let new = file.map { Self.content(of: $0, mayOpen) }
        content = new
        if let new { insertSubview(new, belowSubview: bar) }
        setNeedsLayout()
    }

    private static func content(of file: URL, _ mayOpen: @escaping (URL) -> Bool) -> UIView {
        switch PreviewKind(of: file) {
        case .image: if let image = UIImage(contentsOfFile: file.path) { return ImagePreview(image) }
        case .text: if let text = TextPreview(file, mayOpen: mayOpen) { return text }
        case .other: break
        }
        return panel(for: file)
    }

    private static func panel(for file: URL) -> UIView {
        Absence.report(
            "QuickLook", "QLPreviewController", "files other than images and texts are opened in another program")
        let panel = AbsencePanel(
            symbolName: "doc", title: file.lastPathComponent, message: SystemText.otherProgramShowsFile.string)
        panel.setAction(title: SystemText.openInAnotherProgram.string) { UIApplication.shared.open(file) }
        return panel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
        let top = bar.isHidden ? safeAreaInsets.top : bar.frame.maxY
        content?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}

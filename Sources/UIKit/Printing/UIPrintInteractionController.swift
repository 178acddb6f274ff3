import Foundation

/// Prints: asks the user, draws the pages into a PDF and hands it over to the printing system of the desktop (CUPS, by
/// its program `lp`). Without the program nothing can be printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Receives the controller, whether the printing system has taken the pages, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private weak var question: UIAlertController?

    /// Whether the program that prints is installed.
    open class var isPrintingAvailable: Bool { PrintSpooler.program != nil }

    /// The types of files and data that can be printed: PDF and images.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp"]
    }

    /// Returns whether a file is a PDF or an image.
    open class func canPrint(_ url: URL) -> Bool {
        url.isFileURL && (try? Data(contentsOf: url)).map(canPrint) ?? false
    }

    /// Returns whether data is a PDF or an image.
    open class func canPrint(_ data: Data) -> Bool { PrintDocument.isPDF(data) || UIImage(data: data) != nil }

    /// The controller of the application.
    open class var shared: UIPrintInteractionController { onlyOne }
    private static let onlyOne = UIPrintInteractionController()

    // MARK: What is printed

    /// How the pages are printed; nil, the default, for the usual values.
    open var printInfo: UIPrintInfo?
    /// The object that is told of printing; not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Draws the pages; nil by default. Setting it removes what else is printed.
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { (printFormatter, printingItem, printingItems) = (nil, nil, nil) } }
    }
    /// Draws the pages of one content; nil by default. Setting it removes what else is printed.
    open var printFormatter: UIPrintFormatter? {
        didSet { if printFormatter != nil { (printPageRenderer, printingItem, printingItems) = (nil, nil, nil) } }
    }
    /// An image, or a PDF or an image as data or as the URL of a file. Setting it removes what else is printed.
    open var printingItem: Any? {
        didSet { if printingItem != nil { (printPageRenderer, printFormatter, printingItems) = (nil, nil, nil) } }
    }
    /// Several items like ``printingItem``. Setting it removes what else is printed.
    open var printingItems: [Any]? {
        didSet { if printingItems != nil { (printPageRenderer, printFormatter, printingItem) = (nil, nil, nil) } }
    }

    /// The paper of the job; nil before one.
    open private(set) var printPaper: UIPrintPaper?

    /// Has no effect: all pages are printed. Deprecated in iOS 10.
    open var showsPageRange = false
    /// Has no effect: one copy is printed.
    open var showsNumberOfCopies = true
    /// Has no effect: the delegate chooses the paper.
    open var showsPaperSelectionForLoadedPapers = false
    /// Has no effect: ``printInfo`` has the orientation.
    open var showsPaperOrientation = true

    // MARK: Printing

    /// Asks the user whether to print. Returns false if there is nothing that can be printed, or no window.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        ask(animated, completion)
    }

    /// Asks the user whether to print, in the middle of the window.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        ask(animated, completion)
    }

    /// Asks the user whether to print, in the middle of the window.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        ask(animated, completion)
    }

    /// Prints without a question. Returns false if there is nothing that can be printed.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard Self.isPrintingAvailable, hasContent else { return false }
        start(printer: printer.displayName, completion)
        return true
    }

    /// Takes the question away.
    open func dismiss(animated: Bool) { question?.presentingViewController?.dismiss(animated: animated) }

    private var items: [Any] { printingItems ?? printingItem.map { [$0] } ?? [] }
    private var hasContent: Bool { printPageRenderer != nil || printFormatter != nil || !items.isEmpty }

    private func ask(_ animated: Bool, _ completion: CompletionHandler?) -> Bool {
        let parent = PrintInteractionControllerDelegateMethods.parent.receiver(delegate)?
            .printInteractionControllerParentViewController(self)
        guard question == nil, Self.isPrintingAvailable, hasContent,
            let presenter = parent?.topmostPresented ?? UIViewController.topmostOfKeyWindow
        else { return false }
        let name = printInfo?.jobName ?? ""
        let shown = UIAlertController(
            title: SystemText.print.string, message: name.isEmpty ? nil : name, preferredStyle: .alert)
        shown.addAction(
            UIAlertAction(title: SystemText.cancel.string, style: .cancel) { _ in
                self.answered()
                completion?(self, false, nil)
            })
        shown.addAction(
            UIAlertAction(title: SystemText.print.string, style: .default) { _ in
                self.answered()
                self.start(printer: nil, completion)
            })
        question = shown
        PrintInteractionControllerDelegateMethods.willPresent.receiver(delegate)?
            .printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(shown, animated: animated) {
            PrintInteractionControllerDelegateMethods.didPresent.receiver(self.delegate)?
                .printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private func answered() {
        PrintInteractionControllerDelegateMethods.willDismiss.receiver(delegate)?
            .printInteractionControllerWillDismissPrinterOptions(self)
        PrintInteractionControllerDelegateMethods.didDismiss.receiver(delegate)?
            .printInteractionControllerDidDismissPrinterOptions(self)
    }

    private func start(printer: String?, _ completion: CompletionHandler?) {
        PrintInteractionControllerDelegateMethods.willStart.receiver(delegate)?
            .printInteractionControllerWillStartJob(self)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        let end: @MainActor ((any Error)?, Bool) -> Void = { [self] error, isPrinted in
            // The printing system has a copy of its own.
            try? FileManager.default.removeItem(at: file)
            PrintInteractionControllerDelegateMethods.didFinish.receiver(delegate)?
                .printInteractionControllerDidFinishJob(self)
            completion?(self, isPrinted, error)
        }
        do {
            try makeDocument().write(to: file)
        } catch {
            return end(error, false)
        }
        let info = printInfo ?? UIPrintInfo()
        let isStarted = PrintSpooler.print(file, info, printer: printer) { isPrinted in
            end(isPrinted ? nil : CocoaError(.featureUnsupported), isPrinted)
        }
        if !isStarted { end(CocoaError(.featureUnsupported), false) }
    }

    /// Draws the pages.
    func makeDocument() throws -> Data {
        let papers = [UIPrintPaper.usual]
        let chosen =
            PrintInteractionControllerDelegateMethods.paper.receiver(delegate)?
            .printInteractionController(self, choosePaper: papers) ?? papers[0]
        let paper = chosen.turned(printInfo?.orientation ?? .portrait)
        printPaper = paper
        if let renderer = printPageRenderer { return PrintDocument.pages(of: renderer, on: paper) }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            defer { printFormatter.removeFromPrintPageRenderer() }
            return PrintDocument.pages(of: renderer, on: paper)
        }
        if items.count == 1, let data = PrintDocument.data(of: items[0]), PrintDocument.isPDF(data) { return data }
        let images = items.compactMap(PrintDocument.image)
        guard !images.isEmpty else { throw CocoaError(.fileReadUnsupportedScheme) }
        return PrintDocument.pages(of: images, on: paper)
    }
}

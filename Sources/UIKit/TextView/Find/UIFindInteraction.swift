import Foundation

/// Shows a panel below a view in which the user searches the view's text, and replaces what is found.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    private var panel: FindPanel?

    /// Creates an interaction. The delegate is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// The object that provides sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) { dismissFindNavigator() }

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The panel

    /// Whether the panel is shown.
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// The session of the panel; nil while it is not shown.
    open private(set) var activeFindSession: UIFindSession?

    /// The text that is searched. Setting it searches for it if the panel is shown.
    open var searchText: String? {
        didSet {
            guard let panel, panel.query != searchText ?? "" else { return }
            panel.query = searchText ?? ""
            search()
        }
    }

    /// The text that replaces what is found.
    open var replacementText: String? {
        didSet { if panel?.replacement != replacementText ?? "" { panel?.replacement = replacementText ?? "" } }
    }

    /// Returns the menu of the options. The panel has no such menu, so that it is not called; nil by default.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Shows the panel at the lower edge of the view, if the view is in a window and the delegate has a session.
    ///
    /// - Parameter showingReplace: whether there is a field for the replacement, if the session replaces.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let place = view.superview, view.window != nil else { return }
        if let panel {
            panel.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            panel.beginTyping()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        let shown = FindPanel()
        shown.query = searchText ?? ""
        shown.replacement = replacementText ?? ""
        shown.showsReplacement = showingReplace && session.supportsReplacement
        connect(shown)
        let height = shown.fittingHeight
        shown.frame = CGRect(x: view.frame.minX, y: view.frame.maxY - height, width: view.frame.width, height: height)
        shown.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        place.addSubview(shown)
        panel = shown
        shown.beginTyping()
        FindInteractionDelegateMethods.didBegin.receiver(delegate)?.findInteraction(self, didBegin: session)
        if !shown.query.isEmpty { search() }
    }

    private func connect(_ panel: FindPanel) {
        panel.onQuery = { [weak self] in
            self?.searchText = $0
            self?.search()
        }
        panel.onStep = { [weak self] in if $0 { self?.findNext() } else { self?.findPrevious() } }
        panel.onReplace = { [weak self] in self?.replace(all: $0) }
        panel.onClose = { [weak self] in self?.dismissFindNavigator() }
    }

    /// Takes the panel away and ends the session.
    open func dismissFindNavigator() {
        guard let panel, let session = activeFindSession else { return }
        self.panel = nil
        activeFindSession = nil
        session.invalidateFoundResults()
        panel.endEditing(true)
        panel.removeFromSuperview()
        FindInteractionDelegateMethods.didEnd.receiver(delegate)?.findInteraction(self, didEnd: session)
    }

    // MARK: Searching

    private func search() {
        guard let session = activeFindSession else { return }
        session.invalidateFoundResults()
        let query = searchText ?? ""
        if !query.isEmpty { session.performSearch(query: query, options: UITextSearchOptions()) }
        updateResultCount()
    }

    private func replace(all: Bool) {
        guard let session = activeFindSession, let query = searchText, let panel else { return }
        replacementText = panel.replacement
        let options = UITextSearchOptions()
        if all {
            session.replaceAll(searchQuery: query, replacementString: panel.replacement, options: options)
        } else if session.allowsReplacementForCurrentlyHighlightedResult {
            session.performSingleReplacement(query: query, replacementString: panel.replacement, options: options)
        }
        updateResultCount()
    }

    /// Makes the next result the present one.
    open func findNext() {
        activeFindSession?.highlightNextResult(in: .forward)
        updateResultCount()
    }

    /// Makes the previous result the present one.
    open func findPrevious() {
        activeFindSession?.highlightNextResult(in: .backward)
        updateResultCount()
    }

    /// Shows the numbers of the session's results again.
    open func updateResultCount() {
        guard let session = activeFindSession, let panel else { return }
        let (count, index) = (session.resultCount, session.highlightedResultIndex)
        switch session.searchResultDisplayStyle {
        case _ where (searchText ?? "").isEmpty: panel.resultText = ""
        case .none: panel.resultText = ""
        case .currentAndTotal where count > 0 && index != NSNotFound:
            panel.resultText = SystemText.position.string(SystemText.number(index + 1), SystemText.number(count))
        case .currentAndTotal, .total:
            panel.resultText = count == 0 ? SystemText.notFound.string : SystemText.resultCount.string(count: count)
        }
    }
}

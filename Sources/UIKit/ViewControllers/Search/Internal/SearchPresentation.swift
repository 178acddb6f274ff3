/// Shows and hides the results of a search controller. Owned by the search controller.
@MainActor
final class SearchPresentation {
    private unowned let search: UISearchController
    /// The superview of the cover view, above the content.
    private weak var container: UIView?
    private weak var source: UIViewController?
    private var hidNavigationBar = false
    /// Ends the transition that is animated now, before the next one begins.
    private var finishTransition: (() -> Void)?

    init(_ search: UISearchController) {
        self.search = search
    }

    private var cover: SearchCoverView? { search.viewIfLoaded as? SearchCoverView }

    /// Returns the controller whose content is searched.
    private func findSource() -> UIViewController? {
        if let bar = search.searchBar.superview as? UINavigationBar {
            return bar.bars?.shownController
        }
        var responder: UIResponder? = search.searchBar
        while let present = responder, !(present is UIViewController) { responder = present.next }
        return responder as? UIViewController
    }

    /// Called when a search begins or ends, and when its text changes.
    func searchedTextDidChange() {
        (source ?? findSource())?.setNeedsUpdateContentUnavailableConfiguration()
    }

    // MARK: Entering and leaving

    func enter(_ completion: @escaping () -> Void) {
        finishTransition?()
        // The end of the former transition may have ended the search again.
        guard search.isActive, let source = findSource(), source.viewIfLoaded?.window != nil else {
            return completion()
        }
        self.source = source
        let parent = source.navigationController ?? source
        let container: UIView? =
            source.navigationController?.container
            ?? (source.view is UIScrollView ? source.view.superview : source.view)
        guard let container else { return completion() }
        self.container = container
        parent.addChild(search)
        search.beginAppearanceTransition(true, animated: true)
        container.addSubview(search.view)
        place()
        makeRoom(true) { [weak self] in
            guard let self else { return }
            search.endAppearanceTransition()
            search.didMove(toParent: parent)
            completion()
        }
    }

    func leave(_ completion: @escaping () -> Void) {
        finishTransition?()
        guard !search.isActive else { return completion() }
        guard container != nil else {
            makeRoom(false, completion)
            return
        }
        search.willMove(toParent: nil)
        search.beginAppearanceTransition(false, animated: true)
        makeRoom(false) { [weak self] in
            guard let self else { return }
            removeResults()
            search.view.removeFromSuperview()
            search.endAppearanceTransition()
            search.removeFromParent()
            (container, source) = (nil, nil)
            completion()
        }
    }

    private func makeRoom(_ isEntering: Bool, _ completion: @escaping () -> Void) {
        let navigation = source?.navigationController
        let isInBar = search.searchBar.superview is UINavigationBar
        if !isInBar, let navigation {
            if isEntering, search.hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
                hidNavigationBar = true
                navigation.setNavigationBarHidden(true, animated: true)
            } else if !isEntering, hidNavigationBar {
                hidNavigationBar = false
                navigation.setNavigationBarHidden(false, animated: true)
            }
        }
        let changes = {
            if isInBar { navigation?.searchDidChange() }
            self.update()
            self.container?.layoutIfNeeded()
        }
        guard search.searchBar.window != nil, UIView.areAnimationsEnabled else {
            changes()
            return completion()
        }
        var isFinished = false
        let finish = { [weak self] in
            // The animation of a transition that the next one ended calls its completion a second time.
            guard !isFinished else { return }
            isFinished = true
            self?.finishTransition = nil
            completion()
        }
        finishTransition = finish
        UIView.animate(withDuration: SystemMetrics.current.searching.presentationDuration, animations: changes) { _ in
            finish()
        }
    }

    // MARK: During the search

    /// Called when the search bar has another height while it is used.
    func searchBarHeightDidChange() {
        if search.searchBar.superview is UINavigationBar { source?.navigationController?.searchDidChange() }
        update()
    }

    /// Updates the cover view and the results after a change of the text or of a setting.
    func update() {
        guard let cover, container != nil else { return }
        place()
        let shows = search.isActive && search.showsSearchResultsController && search.searchResultsController != nil
        if search.isActive { addResults(to: cover) }
        search.searchResultsController?.viewIfLoaded?.isHidden = !shows
        showSuggestions()
        cover.isDimmed = search.isActive && search.obscuresBackgroundDuringPresentation && !shows
    }

    private var suggestions: SearchSuggestionList?

    /// Updates the list of suggestions, which covers the results.
    func showSuggestions() {
        guard let cover, container != nil, search.isActive, let shown = search.searchSuggestions, !shown.isEmpty else {
            suggestions?.removeFromSuperview()
            suggestions = nil
            return
        }
        let list = suggestions ?? SearchSuggestionList()
        if list !== suggestions {
            suggestions = list
            list.frame = cover.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.choose = { [weak search] in search?.choose($0) }
        }
        cover.addSubview(list)
        list.show(shown)
    }

    /// Places the cover view over all of the content, except for a search bar inside it.
    private func place() {
        guard let container, let cover else { return }
        let bar = search.searchBar
        let top =
            bar.isDescendant(of: container)
            ? max(bar.convert(bar.bounds, to: container).maxY, container.bounds.minY) : container.bounds.minY
        cover.frame = CGRect(
            x: container.bounds.minX, y: top, width: container.bounds.width, height: max(container.bounds.maxY - top, 0)
        )
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The bar covers the results as it covers the content.
        search.containerSafeAreaInsets =
            bar.isDescendant(of: container) ? .zero : source?.containerSafeAreaInsets ?? .zero
    }

    /// The results' view is in the hierarchy during the whole search, hidden while there is nothing to show: code that
    /// wants results for an empty text sets `isHidden`.
    private func addResults(to cover: SearchCoverView) {
        guard let results = search.searchResultsController, results.parent !== search else { return }
        search.addChild(results)
        results.view.frame = cover.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            cover.addSubview(results.view)
            results.view.layoutIfNeeded()
        }
        results.didMove(toParent: search)
    }

    private func removeResults() {
        guard let results = search.searchResultsController, results.parent === search else { return }
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }

    // MARK: Pushing from results

    func step(aside: Bool) {
        guard search.isActive else { return }
        cover?.isHidden = aside
    }

    func returnToFront() {
        guard search.isActive, let container, let cover else { return }
        container.bringSubviewToFront(cover)
        step(aside: false)
    }
}

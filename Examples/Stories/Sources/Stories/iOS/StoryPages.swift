import Foundation

/// The stories that are loaded: consecutive pages of the feed, which grow at both ends.
class StoryPages {

    enum End {
        case newer
        case older
    }

    /// What is going on at an end.
    enum State: Equatable {
        case ready
        case loading
        /// The feed has nothing more at this end.
        case exhausted
        /// The last request failed; another one may be made.
        case failed
    }

    private(set) var stories: [Story] = []

    private let feed: StoryFeed
    private let firstPage: Int
    /// The pages whose stories are loaded.
    private var pages: Range<Int>
    private var olderState = State.ready
    private var newerState = State.ready
    /// Counts reloads. The answer to an earlier request does not fit the list any more.
    private var generation = 0

    init(feed: StoryFeed, firstPage: Int) {
        self.feed = feed
        self.firstPage = firstPage
        pages = firstPage..<firstPage
    }

    func state(at end: End) -> State {
        return end == .older ? olderState : newerState
    }

    private func setState(_ state: State, at end: End) {
        if end == .older { olderState = state } else { newerState = state }
    }

    /// Replaces all stories by those of the first page. After an error the list is as it was.
    func reload(completion: @escaping (Error?) -> Void) {
        generation += 1
        let current = generation
        let earlier = olderState
        // A page that is on its way would be appended to another list.
        olderState = .loading
        newerState = pages.lowerBound == 0 ? .exhausted : .ready
        feed.fetchStories(page: firstPage) { [weak self] result in
            guard let self = self, current == self.generation else { return }
            switch result {
            case .success(let stories):
                self.stories = stories
                self.pages = self.firstPage..<self.firstPage + 1
                self.olderState = stories.isEmpty ? .exhausted : .ready
                self.newerState = self.firstPage == 0 ? .exhausted : .ready
                completion(nil)
            case .failure(let error):
                self.olderState = self.stories.isEmpty || earlier == .loading ? .failed : earlier
                completion(error)
            }
        }
    }

    /// Requests the next page at an end, unless one is on its way or there is none.
    ///
    /// - Parameter completion: called with the rows that the new stories have, which may be none.
    /// - Returns: whether a request was made.
    func load(_ end: End, completion: @escaping (Result<Range<Int>, Error>) -> Void) -> Bool {
        guard !stories.isEmpty, [.ready, .failed].contains(state(at: end)) else { return false }
        setState(.loading, at: end)
        let page = end == .older ? pages.upperBound : pages.lowerBound - 1
        let current = generation
        feed.fetchStories(page: page) { [weak self] result in
            guard let self = self, current == self.generation else { return }
            switch result {
            case .success(let stories):
                completion(.success(self.add(stories, at: end)))
            case .failure(let error):
                self.setState(.failed, at: end)
                completion(.failure(error))
            }
        }
        return true
    }

    private func add(_ new: [Story], at end: End) -> Range<Int> {
        switch end {
        case .older:
            pages = pages.lowerBound..<pages.upperBound + 1
            stories += new
            // A page without stories is the end of the feed. Without this, every scroll would ask again.
            olderState = new.isEmpty ? .exhausted : .ready
            return stories.count - new.count..<stories.count
        case .newer:
            pages = pages.lowerBound - 1..<pages.upperBound
            stories = new + stories
            newerState = pages.lowerBound == 0 || new.isEmpty ? .exhausted : .ready
            return 0..<new.count
        }
    }
}

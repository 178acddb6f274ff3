import Foundation
import FoundationNetworking
import Synchronization

/// The downloads of a downloader: one for each address, which all who want its image share.
final class DownloadQueue: NSObject, Sendable {
    typealias Completion = @Sendable (UIImage?, Data?, (any Error)?) -> Void

    /// One who wants an image.
    struct Client: Sendable {
        let id: UUID
        let decoding: ImageDecoding
        let progress: SDImageLoaderProgressBlock?
        let completion: Completion
    }

    private struct Download {
        let request: URLRequest
        var clients: [Client]
        var task: URLSessionDataTask?
        var data = Data()
    }

    private struct State {
        var downloads: [URL: Download] = [:]
        var waiting: [(url: URL, priority: Int)] = []
        var running: [Int: URL] = [:]
        var isSuspended = false
        var session: URLSession?
    }

    private let state = Mutex(State())
    private let config: SDWebImageDownloaderConfig
    private let configuration: URLSessionConfiguration

    init(_ config: SDWebImageDownloaderConfig) {
        self.config = config
        configuration = config.sessionConfiguration ?? .default
    }

    var sessionConfiguration: URLSessionConfiguration {
        configuration.copy() as? URLSessionConfiguration ?? .default
    }

    var count: Int { state.withLock { $0.downloads.count } }

    var isSuspended: Bool {
        get { state.withLock { $0.isSuspended } }
        set {
            state.withLock { $0.isSuspended = newValue }
            startNext()
        }
    }

    /// Adds a client to the download of an address, or begins one.
    ///
    /// - Parameter priority: positive for before all that wait, negative for after them.
    func add(_ client: Client, for url: URL, priority: Int, request: URLRequest) {
        state.withLock { state in
            if state.downloads[url] != nil {
                state.downloads[url]?.clients.append(client)
                return
            }
            state.downloads[url] = Download(request: request, clients: [client])
            let index = state.waiting.firstIndex { $0.priority < priority } ?? state.waiting.endIndex
            state.waiting.insert((url, priority), at: index)
        }
        startNext()
    }

    /// Removes a client; with the last one the download ends.
    func cancel(_ id: UUID, of url: URL) {
        let (client, task) = state.withLock { state -> (Client?, URLSessionDataTask?) in
            guard let index = state.downloads[url]?.clients.firstIndex(where: { $0.id == id }) else {
                return (nil, nil)
            }
            let client = state.downloads[url]?.clients.remove(at: index)
            guard state.downloads[url]?.clients.isEmpty == true else { return (client, nil) }
            let task = state.downloads.removeValue(forKey: url)?.task
            state.waiting.removeAll { $0.url == url }
            if let task { state.running[task.taskIdentifier] = nil }
            return (client, task)
        }
        task?.cancel()
        client?.completion(nil, nil, SDWebImageError(.cancelled))
        startNext()
    }

    func cancelAll() {
        let downloads = state.withLock { state in
            defer { (state.downloads, state.waiting, state.running) = ([:], [], [:]) }
            return Array(state.downloads.values)
        }
        for download in downloads {
            download.task?.cancel()
            for client in download.clients { client.completion(nil, nil, SDWebImageError(.cancelled)) }
        }
    }

    /// Ends the session, which keeps its delegate until then.
    func invalidate() {
        cancelAll()
        let session = state.withLock { state in
            defer { state.session = nil }
            return state.session
        }
        session?.invalidateAndCancel()
    }

    private func startNext() {
        let limit = config.maxConcurrentDownloads
        let tasks = state.withLock { state -> [URLSessionDataTask] in
            var tasks: [URLSessionDataTask] = []
            while !state.isSuspended, limit <= 0 || state.running.count < limit, !state.waiting.isEmpty {
                let url = state.waiting.removeFirst().url
                guard let request = state.downloads[url]?.request else { continue }
                let session =
                    state.session ?? URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
                state.session = session
                let task = session.dataTask(with: request)
                state.downloads[url]?.task = task
                state.running[task.taskIdentifier] = url
                tasks.append(task)
            }
            return tasks
        }
        for task in tasks { task.resume() }
    }
}

extension DownloadQueue: URLSessionDataDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let expected = Int(dataTask.response?.expectedContentLength ?? 0)
        let (url, clients, count) = state.withLock { state -> (URL?, [Client], Int) in
            guard let url = state.running[dataTask.taskIdentifier] else { return (nil, [], 0) }
            state.downloads[url]?.data.append(data)
            return (url, state.downloads[url]?.clients ?? [], state.downloads[url]?.data.count ?? 0)
        }
        for progress in clients.compactMap(\.progress) { MainThread.run { progress(count, expected, url) } }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let download = state.withLock { state in
            state.running.removeValue(forKey: task.taskIdentifier).flatMap { state.downloads.removeValue(forKey: $0) }
        }
        startNext()
        guard let download else { return }
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 200
        if let failure = error ?? Self.failure(status) {
            for client in download.clients { client.completion(nil, nil, failure) }
            return
        }
        // Decoded in background, and once for all who want the same image of the data.
        for (decoding, clients) in Dictionary(grouping: download.clients, by: \.decoding) {
            let data = download.data
            DispatchQueue.global(qos: .userInitiated).async {
                let image = decoding.image(from: data)
                let failure = image == nil ? SDWebImageError(.badImageData) : nil
                for client in clients { client.completion(image, image == nil ? nil : data, failure) }
            }
        }
    }

    private static func failure(_ status: Int) -> (any Error)? {
        switch status {
        case 304: SDWebImageError(.cacheNotModified, status: status)
        case 200..<400: nil
        default: SDWebImageError(.invalidDownloadStatusCode, status: status)
        }
    }
}

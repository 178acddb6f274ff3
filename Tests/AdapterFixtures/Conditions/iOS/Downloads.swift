import UIKit

/// Network types come with Foundation on Apple's systems.
public final class Downloads: NSObject, URLSessionDataDelegate {
    private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
    public private(set) var finished: [String] = []

    public static func request(_ path: String) -> URLRequest? {
        guard let url = URL(string: path) else { return nil }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        return request
    }

    public func start(_ url: URL, completion: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask {
        let task = URLSession.shared.dataTask(with: url) { data, response, error in
            DispatchQueue.main.async { completion(data, response, error) }
        }
        task.resume()
        return task
    }

    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        finished.append(error == nil ? "done" : "failed")
    }
}

import FoundationNetworking
import UIKit

extension NSAttributedString {
    public typealias CompletionHandler =
        @MainActor (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// Fails with ``WKError/attributedStringContentFailedToLoad``, unless the address is that of a file.
    ///
    /// - Linux: refuses
    @preconcurrency @MainActor
    public class func loadFromHTML(
        request: URLRequest, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        complete(request.url.flatMap(data(of:)), options, completionHandler)
    }

    /// - Linux: works
    @preconcurrency @MainActor
    public class func loadFromHTML(
        fileURL: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        complete(data(of: fileURL), options, completionHandler)
    }

    /// - Linux: works
    @preconcurrency @MainActor
    public class func loadFromHTML(
        string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        complete(Data(string.utf8), options, completionHandler)
    }

    /// - Linux: works
    @preconcurrency @MainActor
    public class func loadFromHTML(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        complete(data, options, completionHandler)
    }

    /// - Linux: works
    @preconcurrency @MainActor
    public class func fromHTML(
        _ string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) {
        (try text(Data(string.utf8), options), [:])
    }

    /// - Linux: works
    @preconcurrency @MainActor
    public class func fromHTML(
        _ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) {
        (try text(data, options), [:])
    }

    @MainActor
    private class func complete(
        _ data: Data?, _ options: [NSAttributedString.DocumentReadingOptionKey: Any],
        _ completionHandler: @escaping CompletionHandler
    ) {
        do {
            guard let data else { throw WKError(.attributedStringContentFailedToLoad) }
            let read = try text(data, options)
            later { completionHandler(read, [:], nil) }
        } catch {
            later { completionHandler(nil, nil, error) }
        }
    }

    private class func data(of url: URL) -> Data? { url.isFileURL ? try? Data(contentsOf: url) : nil }

    private class func text(
        _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) throws -> NSAttributedString {
        var options = options
        options[.documentType] = NSAttributedString.DocumentType.html
        if options[.characterEncoding] == nil {
            options[.characterEncoding] = NSNumber(value: String.Encoding.utf8.rawValue)
        }
        do {
            return try NSAttributedString(data: data, options: options, documentAttributes: nil)
        } catch {
            throw WKError(.attributedStringContentFailedToLoad)
        }
    }
}

import FoundationNetworking
import UIKit

extension WKWebView {
    /// Whether a web view fills the screen for a page.
    ///
    /// - Linux: no effect
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen = 0
        case enteringFullscreen = 1
        case inFullscreen = 2
        case exitingFullscreen = 3
    }

    // MARK: Searching

    /// Looks for a text in what is shown.
    public func find(
        _ string: String, configuration: WKFindConfiguration = .init(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        let result = result(of: string, configuration)
        later { completionHandler(result) }
    }

    public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult {
        result(of: string, configuration)
    }

    private func result(of string: String, _ configuration: WKFindConfiguration) -> WKFindResult {
        let options: String.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
        return WKFindResult(text.string.range(of: string, options: options) != nil)
    }

    // MARK: Documents

    /// - Linux: refuses
    public func createPDF(
        configuration: WKPDFConfiguration = .init(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        later { completionHandler(.failure(WKError(.unknown))) }
    }

    /// - Linux: refuses
    public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw WKError(.unknown) }

    /// - Linux: refuses
    public func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
        later { completionHandler(.failure(WKError(.unknown))) }
    }

    /// Completes with a download that fails.
    ///
    /// - Linux: refuses
    public func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
    ) {
        let download = WKDownload(request, in: self)
        later { completionHandler(download) }
        download.fail()
    }

    /// - Linux: refuses
    public func startDownload(using request: URLRequest) async -> WKDownload {
        let download = WKDownload(request, in: self)
        download.fail()
        return download
    }

    // MARK: Pictures

    func picture(_ configuration: WKSnapshotConfiguration?) -> UIImage? {
        let part = configuration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
        guard part.width > 0, part.height > 0 else { return nil }
        let width = configuration?.snapshotWidth.map { CGFloat(truncating: $0) } ?? part.width
        let scale = width / part.width
        let size = CGSize(width: width, height: part.height * scale)
        return UIGraphicsImageRenderer(size: size).image { _ in
            _ = drawHierarchy(
                in: CGRect(
                    x: -part.minX * scale, y: -part.minY * scale, width: bounds.width * scale,
                    height: bounds.height * scale), afterScreenUpdates: configuration?.afterScreenUpdates ?? true)
        }
    }
}

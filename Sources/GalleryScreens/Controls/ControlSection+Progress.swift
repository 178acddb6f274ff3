import UIKit

extension ControlSection {
    /// Progress views, page controls and activity indicators.
    @MainActor static var progress: ControlSection {
        ControlSection(
            title: "Progress",
            rows: [
                ControlRow(title: "Activity, medium") { _ in wheel(.medium) },
                ControlRow(title: "Activity, large") { _ in wheel(.large) },
                ControlRow(title: "Progress", place: .below) { _ in
                    let bar = UIProgressView(progressViewStyle: .default)
                    bar.progress = 0.6
                    return bar
                },
                ControlRow(title: "Progress, own colors", place: .below) { _ in
                    let bar = UIProgressView(progressViewStyle: .default)
                    bar.progress = 0.25
                    bar.progressTintColor = .systemGreen
                    bar.trackTintColor = .systemGray5
                    return bar
                },
                ControlRow(title: "Pages") { _ in
                    let pages = UIPageControl()
                    pages.numberOfPages = 5
                    pages.currentPage = 2
                    pages.currentPageIndicatorTintColor = .label
                    pages.pageIndicatorTintColor = .tertiaryLabel
                    return pages
                },
                ControlRow(title: "Pages on a ground") { _ in
                    let pages = UIPageControl()
                    pages.numberOfPages = 4
                    pages.backgroundStyle = .prominent
                    pages.currentPageIndicatorTintColor = .systemBlue
                    return pages
                },
            ])
    }

    @MainActor
    private static func wheel(_ style: UIActivityIndicatorView.Style) -> UIView {
        let wheel = UIActivityIndicatorView(style: style)
        wheel.startAnimating()
        return wheel
    }
}

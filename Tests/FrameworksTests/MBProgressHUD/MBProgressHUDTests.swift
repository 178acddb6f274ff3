import Foundation
import MBProgressHUD
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MBProgressHUDTests {
    private let root = UIViewController()
    private let app: TestApplication

    init() throws { app = try TestApplication(showing: root) }

    private var view: UIView { root.view }

    private func shown(_ change: (MBProgressHUD) -> Void = { _ in }) throws -> MBProgressHUD {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        change(hud)
        view.layoutIfNeeded()
        return hud
    }

    // MARK: Showing and hiding

    @Test func aHUDCoversItsViewAndIsFoundInIt() throws {
        let hud = try shown()
        #expect(hud.frame == view.bounds && hud.superview === view)
        #expect(MBProgressHUD.forView(view) === hud)
        #expect(hud.alpha == 1 && hud.bezelView.alpha == 1)
    }

    @Test func aHiddenHUDIsRemovedAndSaysSo() throws {
        let hud = try shown()
        let listener = Listener()
        hud.delegate = listener
        var completions = 0
        hud.completionBlock = { completions += 1 }
        #expect(MBProgressHUD.hide(for: view, animated: false))
        #expect(hud.superview == nil && completions == 1 && listener.hidden == 1)
        #expect(!MBProgressHUD.hide(for: view, animated: false))
    }

    @Test func aHUDOfOnesOwnStaysInItsView() throws {
        let hud = MBProgressHUD(view: view)
        view.addSubview(hud)
        #expect(hud.alpha == 0)
        hud.show(animated: false)
        hud.hide(animated: false)
        #expect(hud.superview === view && hud.alpha == 0)
    }

    @Test func anAnimatedHUDDisappearsAfterItsAnimation() throws {
        let hud = try shown()
        hud.hide(animated: true)
        #expect(hud.superview === view && MBProgressHUD.forView(view) == nil)
        app.advance(by: 1)
        #expect(hud.superview == nil)
    }

    @Test func aHUDIsHiddenAfterADelay() throws {
        let hud = try shown()
        hud.hide(animated: false, afterDelay: 2)
        app.advance(by: 1.9)
        #expect(hud.superview === view)
        app.advance(by: 0.2)
        #expect(hud.superview == nil)
    }

    @Test func workThatEndsWithinTheGraceTimeShowsNothing() throws {
        let hud = MBProgressHUD(view: view)
        hud.graceTime = 0.5
        view.addSubview(hud)
        hud.show(animated: false)
        app.advance(by: 0.3)
        #expect(hud.alpha == 0)
        hud.hide(animated: false)
        app.advance(by: 1)
        #expect(hud.alpha == 0)
        hud.show(animated: false)
        app.advance(by: 0.6)
        #expect(hud.alpha == 1)
    }

    @Test func aHUDIsShownForItsMinimumTime() throws {
        let hud = try shown { $0.minShowTime = 1 }
        hud.hide(animated: false)
        app.advance(by: 0.9)
        #expect(hud.superview === view)
        app.advance(by: 0.2)
        #expect(hud.superview == nil)
    }

    @Test func aZoomingHUDGrows() throws {
        let hud = MBProgressHUD(view: view)
        hud.animationType = .zoom
        view.addSubview(hud)
        hud.show(animated: true)
        app.advance(by: 0.05)
        #expect(hud.bezelView.layer.presentation()?.affineTransform().a ?? 1 < 1)
        app.advance(by: 1)
        #expect(hud.bezelView.transform == .identity && hud.bezelView.alpha == 1)
    }

    // MARK: Contents

    @Test func thePanelIsInTheMiddleAndFitsItsContents() throws {
        let hud = try shown { $0.label.text = "Loading" }
        let panel = hud.bezelView
        #expect(abs(panel.center.x - hud.bounds.midX) < 1 && abs(panel.center.y - hud.bounds.midY) < 1)
        #expect(abs(panel.bounds.width - hud.label.frame.width - 40) < 1)
        #expect(hud.label.frame.maxY <= panel.bounds.height - 19.5)
    }

    @Test func anOffsetMovesThePanelToAnEdge() throws {
        let hud = try shown {
            $0.mode = .text
            $0.label.text = "Saved"
            $0.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
        }
        #expect(abs(hud.bezelView.frame.maxY - (hud.bounds.height - 20)) < 1)
    }

    @Test func aSquarePanelHasEqualSides() throws {
        let hud = try shown {
            $0.label.text = "A rather long text"
            $0.isSquare = true
        }
        #expect(abs(hud.bezelView.bounds.width - hud.bezelView.bounds.height) < 1)
    }

    @Test func aPanelHasItsLeastSize() throws {
        let hud = try shown { $0.minSize = CGSize(width: 200, height: 150) }
        #expect(hud.bezelView.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test func eachModeHasItsIndicator() throws {
        let hud = try shown()
        let custom = UIImageView()
        hud.customView = custom
        let modes: [MBProgressHUDMode] = [
            .indeterminate, .determinate, .annularDeterminate, .determinateHorizontalBar, .customView, .text,
        ]
        let kinds = modes.map { mode -> String in
            hud.mode = mode
            let indicator = hud.bezelView.subviews.first {
                !($0 is UILabel || $0 is UIButton || $0 is UIVisualEffectView)
            }
            return indicator.map { "\(type(of: $0))" } ?? "none"
        }
        #expect(
            kinds == [
                "UIActivityIndicatorView", "MBRoundProgressView", "MBRoundProgressView", "MBBarProgressView",
                "UIImageView", "none",
            ])
    }

    @Test func theIndicatorShowsTheProgress() throws {
        let hud = try shown { $0.mode = .determinate }
        hud.progress = 0.4
        let circle = try #require(hud.bezelView.subviews.compactMap { $0 as? MBRoundProgressView }.first)
        #expect(circle.progress == 0.4 && !circle.isAnnular)
        hud.mode = .annularDeterminate
        #expect(circle.isAnnular)
    }

    @Test func aProgressObjectIsFollowedWhileTheHUDIsShown() throws {
        let hud = try shown { $0.mode = .determinateHorizontalBar }
        let progress = Progress(totalUnitCount: 4)
        hud.progressObject = progress
        progress.completedUnitCount = 1
        app.advance(by: 0.1)
        #expect(hud.progress == 0.25)
        hud.hide(animated: false)
        progress.completedUnitCount = 2
        app.advance(by: 0.1)
        #expect(hud.progress == 0.25)
    }

    @Test func theContentColorIsThatOfLabelsAndIndicator() throws {
        let hud = try shown { $0.contentColor = .red }
        #expect(hud.label.textColor == .red && hud.button.titleColor(for: .normal) == .red)
        let spinner = hud.bezelView.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(spinner?.color == .red)
    }

    @Test func anAppearanceProxySetsWhatTheHUDLeavesAsItIs() throws {
        let proxy = MBProgressHUD.appearance()
        let untouched = (proxy.contentColor, proxy.margin)
        defer { (proxy.contentColor, proxy.margin) = untouched }
        (proxy.contentColor, proxy.margin) = (.blue, 30)
        #expect(try shown().label.textColor == .blue)
        #expect(try shown { $0.contentColor = .red }.label.textColor == .red)
        #expect(try shown().margin == 30)
    }

    @Test func aButtonIsShownIfItHasATitleAndAnAction() throws {
        let hud = try shown { $0.button.setTitle("Cancel", for: .normal) }
        #expect(hud.button.bounds.height == 0)
        hud.button.addAction(UIAction { _ in }, for: .touchUpInside)
        hud.setNeedsLayout()
        hud.button.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(hud.button.bounds.height > 0)
    }

    @Test func theProgressOfABarIsDrawnFromTheLeft() {
        let bar = MBBarProgressView()
        bar.progress = 0.5
        let image = UIGraphicsImageRenderer(size: bar.bounds.size).image { bar.layer.render(in: $0.cgContext) }
        #expect(image.size == bar.bounds.size)
        #expect(alpha(of: image, at: CGPoint(x: 40, y: 10)) > 0.9)
        #expect(alpha(of: image, at: CGPoint(x: 80, y: 10)) < 0.1)
    }

    private func alpha(of image: UIImage, at point: CGPoint) -> CGFloat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
            image.draw(at: CGPoint(x: -point.x, y: -point.y))
        }
        let data = pixel.cgImage?.dataProvider?.data as Data?
        return CGFloat(data?[3] ?? 0) / 255
    }
}

private final class Listener: NSObject, MBProgressHUDDelegate {
    var hidden = 0
    func hudWasHidden(_ hud: MBProgressHUD) { hidden += 1 }
}

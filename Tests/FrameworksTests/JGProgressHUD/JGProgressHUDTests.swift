import Foundation
import JGProgressHUD
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class JGProgressHUDTests {
    private let root = UIViewController()
    private let app: TestApplication

    init() throws { app = try TestApplication(showing: root) }

    private var view: UIView { root.view }

    private func shown(
        _ style: JGProgressHUDStyle = .dark, _ change: (JGProgressHUD) -> Void = { _ in }
    ) -> JGProgressHUD {
        let hud = JGProgressHUD(style: style)
        change(hud)
        hud.show(in: view, animated: false)
        return hud
    }

    // MARK: Showing and dismissing

    @Test func aHUDCoversItsViewAndIsFoundInIt() {
        let hud = JGProgressHUD()
        #expect(!hud.isVisible && hud.targetView == nil)
        hud.show(in: view, animated: false)
        #expect(hud.frame == view.bounds && hud.isVisible && hud.targetView === view && !hud.isHidden)
        #expect(JGProgressHUD.allProgressHUDs(in: view) == [hud])
        let window = view.window ?? view
        #expect(JGProgressHUD.allProgressHUDs(in: window).isEmpty)
        #expect(JGProgressHUD.allProgressHUDs(inViewHierarchy: window) == [hud])
    }

    @Test func aHUDFadesInAndOut() {
        let hud = JGProgressHUD()
        hud.show(in: view)
        app.advance(by: 0.1)
        let alpha = hud.layer.presentation()?.opacity ?? 1
        #expect(alpha > 0 && alpha < 1)
        app.advance(by: 1)
        hud.dismiss()
        app.advance(by: 0.1)
        #expect(hud.isVisible)
        app.advance(by: 1)
        #expect(!hud.isVisible && hud.targetView == nil)
    }

    @Test func aHUDThatHasFadedOutIsShownAgain() {
        let hud = shown()
        hud.dismiss(animated: true)
        app.advance(by: 1)
        hud.show(in: view, animated: false)
        #expect(hud.isVisible && hud.alpha == 1)
    }

    @Test func aZoomedHUDEndsWithItsOwnSize() {
        let hud = JGProgressHUD()
        hud.animation = JGProgressHUDFadeZoomAnimation()
        hud.show(in: view)
        app.advance(by: 0.1)
        #expect(hud.hudView.layer.presentation()?.affineTransform().a ?? 1 < 1)
        app.advance(by: 1)
        #expect(hud.hudView.transform == .identity && hud.alpha == 1)
        hud.dismiss()
        app.advance(by: 1)
        #expect(!hud.isVisible)
    }

    @Test func theDelegateAndTheBlocksAreToldInOrder() {
        let listener = Listener()
        let hud = shown { $0.delegate = listener }
        hud.perform(afterDismiss: { listener.events.append("first") })
        hud.perform(afterDismiss: { listener.events.append("second") })
        hud.dismiss(animated: false)
        #expect(listener.events == ["will present", "did present", "will dismiss", "first", "second", "did dismiss"])
    }

    @Test func aDelayIsWaitedFor() {
        let hud = JGProgressHUD()
        var completions = 0
        hud.dismiss(afterDelay: 1.5, animated: false) { completions += 1 }
        hud.show(in: view, animated: false, afterDelay: 1)
        app.advance(by: 0.9)
        #expect(!hud.isVisible)
        app.advance(by: 0.2)
        #expect(hud.isVisible)
        app.advance(by: 0.5)
        #expect(!hud.isVisible && completions == 1)
    }

    @Test func aHUDThatIsDismissedBeforeItAppearsStaysAway() {
        let hud = JGProgressHUD()
        hud.show(in: view, animated: false, afterDelay: 1)
        hud.dismiss(animated: false)
        app.advance(by: 2)
        #expect(!hud.isVisible)
    }

    @Test func aHUDThatIsDismissedWhileItAppearsDisappearsAfterwards() {
        let hud = JGProgressHUD()
        hud.show(in: view)
        hud.dismiss(animated: false)
        #expect(hud.isVisible)
        app.advance(by: 1)
        #expect(!hud.isVisible)
    }

    @Test func aHUDIsShownForItsMinimumTime() {
        let hud = shown { $0.minimumDisplayTime = 1 }
        hud.dismiss(animated: false)
        app.advance(by: 0.9)
        #expect(hud.isVisible)
        app.advance(by: 0.2)
        #expect(!hud.isVisible)
    }

    // MARK: Layout

    @Test func thePanelFitsItsContentsInTheMiddle() {
        let hud = shown {
            $0.textLabel.text = "Loading"
            $0.detailTextLabel.text = "Please wait"
        }
        #expect(abs(hud.hudView.center.x - hud.bounds.inset(by: hud.layoutMargins).midX) < 1)
        #expect(hud.hudView.bounds.width == max(hud.textLabel.bounds.width, hud.detailTextLabel.bounds.width) + 40)
        #expect(hud.indicatorView?.frame.minY == 20)
        #expect(hud.textLabel.frame.minY == (hud.indicatorView?.frame.maxY ?? 0) + 10)
        #expect(hud.detailTextLabel.frame.minY == hud.textLabel.frame.maxY + 6)
        #expect(hud.hudView.bounds.height == hud.detailTextLabel.frame.maxY + 20)
    }

    @Test func aPanelWithoutIndicatorHasTextsAlone() {
        let hud = shown {
            $0.indicatorView = nil
            $0.textLabel.text = "Saved"
        }
        #expect(hud.textLabel.frame.minY == 20)
        #expect(hud.hudView.bounds.height == hud.textLabel.bounds.height + 40)
    }

    @Test func aLongTextStaysWithinTheMargins() {
        let hud = shown { $0.textLabel.text = String(repeating: "A rather long text. ", count: 20) }
        #expect(hud.hudView.frame.width <= view.bounds.width - 40)
        #expect(hud.textLabel.frame.maxX <= hud.hudView.bounds.width - 19.9)
        #expect(hud.textLabel.bounds.height > 50)
    }

    @Test func aTextThatChangesWhileTheHUDIsShownChangesThePanel() {
        let hud = shown()
        let width = hud.hudView.bounds.width
        hud.textLabel.text = "A longer text"
        #expect(hud.hudView.bounds.width > width)
        hud.textLabel.text = nil
        #expect(hud.hudView.bounds.width == width)
    }

    @Test func aSquarePanelHasEqualSidesAndCentersItsContents() {
        let hud = shown {
            $0.textLabel.text = "A rather long text"
            $0.square = true
        }
        let size = hud.hudView.bounds.size
        #expect(size.width == size.height)
        let top = hud.indicatorView?.frame.minY ?? 0
        #expect(abs(size.height - hud.textLabel.frame.maxY - top) <= 1)
    }

    @Test(arguments: [
        (JGProgressHUDPosition.topLeft, CGPoint(x: 0, y: 0)), (.topCenter, CGPoint(x: 0.5, y: 0)),
        (.topRight, CGPoint(x: 1, y: 0)), (.centerLeft, CGPoint(x: 0, y: 0.5)), (.center, CGPoint(x: 0.5, y: 0.5)),
        (.centerRight, CGPoint(x: 1, y: 0.5)), (.bottomLeft, CGPoint(x: 0, y: 1)),
        (.bottomCenter, CGPoint(x: 0.5, y: 1)), (.bottomRight, CGPoint(x: 1, y: 1)),
    ])
    func aPositionMovesThePanelWithinTheMargins(position: JGProgressHUDPosition, place: CGPoint) {
        let hud = shown { $0.position = position }
        let area = hud.bounds.inset(by: hud.layoutMargins)
        let frame = hud.hudView.frame
        #expect(abs(frame.minX - area.minX - (area.width - frame.width) * place.x) < 1)
        #expect(abs(frame.minY - area.minY - (area.height - frame.height) * place.y) < 1)
        #expect(frame.origin == CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded()))
    }

    @Test func thePanelMakesRoomForTheKeyboard() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.addSubview(field)
        let hud = shown { $0.position = .bottomCenter }
        let bottom = hud.hudView.frame.maxY
        field.becomeFirstResponder()
        app.advance(by: 1)
        #expect(abs(hud.hudView.frame.maxY - (view.bounds.maxY - 220)) < 1)
        field.resignFirstResponder()
        app.advance(by: 1)
        #expect(hud.hudView.frame.maxY == bottom)
    }

    @Test func thePanelMovesWithItsShadowInAnAnimationAndANewIndicatorIsThere() throws {
        let hud = shown {
            $0.shadow = JGProgressHUDShadow(color: .black, offset: .zero, radius: 5, opacity: 0.5)
        }
        app.advance(by: 0.1)
        UIView.animate(withDuration: 0.4) {
            hud.indicatorView = JGProgressHUDSuccessIndicatorView()
            hud.textLabel.text = "A longer text"
        }
        app.advance(by: 0.2)
        let panel = try #require(hud.hudView.layer.presentation()).bounds.width
        #expect(panel < hud.hudView.bounds.width)
        let shadow = try #require(hud.hudView.subviews[0].layer.presentation()).bounds.width
        #expect(abs(shadow - panel - 30) < 1)
        let image = try #require(hud.indicatorView?.contentView?.layer.presentation())
        #expect(image.bounds.size == CGSize(width: 33, height: 33))
    }

    // MARK: Contents

    @Test func theStyleColorsTheContents() throws {
        let hud = shown(.dark)
        let spinner = try #require(hud.indicatorView?.contentView as? UIActivityIndicatorView)
        #expect(hud.textLabel.textColor == .white && spinner.color == .white)
        hud.detailTextLabel.textColor = .red
        hud.style = .light
        #expect(hud.textLabel.textColor == .black && spinner.color == .black)
        #expect(hud.detailTextLabel.textColor == .red)
    }

    @Test func anAutomaticStyleFollowsTheAppearance() {
        let hud = JGProgressHUD(automaticStyle: ())
        hud.show(in: view, animated: false)
        #expect(hud.style == .extraLight)
        view.overrideUserInterfaceStyle = .dark
        app.advance(by: 0.1)
        #expect(hud.style == .dark)
    }

    @Test func theIndicatorShowsTheProgressOfTheHUD() {
        let ring = JGProgressHUDRingIndicatorView()
        let hud = shown()
        hud.progress = 0.4
        hud.indicatorView = ring
        #expect(ring.progress == 0.4 && ring.ringColor == .white && ring.ringBackgroundColor == .black)
        app.advance(by: 0.1)
        hud.setProgress(3, animated: true)
        #expect(hud.progress == 1 && ring.progress == 1)
        app.advance(by: 0.1)
        let end = (ring.layer.sublayers?.last?.presentation() as? CAShapeLayer)?.strokeEnd ?? 1
        #expect(end > 0.4 && end < 1)
    }

    @Test func anImageKeepsATintColorOfItsOwn() {
        let hud = shown(.dark) { $0.indicatorView = JGProgressHUDSuccessIndicatorView() }
        #expect(hud.indicatorView?.tintColor == .white)
        hud.style = .light
        #expect(hud.indicatorView?.tintColor == .black)
        hud.indicatorView?.tintColor = .green
        hud.style = .dark
        #expect(hud.indicatorView?.tintColor == .green)
    }

    @Test func indicatorsSayWhatTheyShow() {
        let pie = JGProgressHUDPieIndicatorView()
        pie.progress = 0.4
        pie.updateAccessibilityIfNeeded()
        #expect(pie.accessibilityLabel == "Loading" && pie.accessibilityValue == "40%")
        let error = JGProgressHUDErrorIndicatorView()
        error.updateAccessibilityIfNeeded()
        #expect(error.accessibilityLabel == "Error")
    }

    // MARK: Touches

    @Test func theInteractionTypeSaysWhichTouchesAreTaken() {
        let hud = shown()
        let (inside, outside) = (hud.hudView.center, CGPoint(x: 30, y: hud.bounds.maxY - 60))
        func isTaken(_ point: CGPoint) -> Bool { hud.hitTest(point, with: nil) != nil }
        #expect(isTaken(inside) && isTaken(outside))
        hud.interactionType = .blockTouchesOnHUDView
        #expect(isTaken(inside) && !isTaken(outside))
        hud.interactionType = .blockNoTouches
        #expect(!isTaken(inside) && !isTaken(outside))
    }

    @Test func tapsInThePanelAndOutsideOfItAreTold() {
        var taps: [String] = []
        let hud = shown {
            $0.tapOnHUDViewBlock = { _ in taps.append("panel") }
            $0.tapOutsideBlock = { _ in taps.append("outside") }
        }
        app.tap(at: hud.convert(hud.hudView.center, to: nil))
        app.tap(at: CGPoint(x: 30, y: 150))
        #expect(taps == ["panel", "outside"])
    }

    @Test func aShadowIsDrawnAroundThePanelAlone() {
        view.backgroundColor = .white
        let hud = shown(.light) {
            $0.shadow = JGProgressHUDShadow(color: .black, offset: .zero, radius: 5, opacity: 0.5)
        }
        let shadow = hud.hudView.subviews[0]
        #expect(shadow.frame.insetBy(dx: 15, dy: 15) == hud.hudView.bounds)
        let image = UIGraphicsImageRenderer(size: shadow.bounds.size).image { shadow.layer.render(in: $0.cgContext) }
        #expect(alpha(of: image, at: CGPoint(x: 13, y: 60)) > 0.05)
        #expect(alpha(of: image, at: CGPoint(x: 40, y: 60)) < 0.01)
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

private final class Listener: NSObject, JGProgressHUDDelegate {
    var events: [String] = []

    func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) { events.append("will present") }
    func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) { events.append("did present") }
    func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) { events.append("will dismiss") }
    func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) { events.append("did dismiss") }
}

import Testing
import UIKitTestDriver

@testable import UIKit

/// Drags between the windows of two scenes.
@MainActor @Suite(.serialized) struct WindowDragTests {
    private let app: TestApplication
    private let first: DragStage
    private let second: DragStage

    init() throws {
        ApplicationRun.current?.end()
        app = try TestApplication(delegate: StagesDelegate.self)
        app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.frame()
        let stages = app.windowScenes.compactMap { ($0.delegate as? StageSceneDelegate)?.stage }
        (first, second) = (stages[0], stages[1])
        try app.activate(app.windowScenes[0])
    }

    // Seeds 308.
    @Test func anItemIsDroppedInTheWindowOfAnotherScene() throws {
        try app.dragAndDrop(from: first.source, to: second.target)
        let dropped = ["can handle", "enter", "update", "drop 1", "preview for dropping", "will drop", "dropped"]
        #expect(second.take() == dropped + ["conclude", "session ended"])
        #expect(first.take().suffix(3) == ["will end copy", "did end copy", "transferred"])
        #expect(first.pictures.isEmpty && second.pictures.isEmpty)
        #expect(app.windowScenes.allSatisfy { $0.drag == nil })
        let session = try #require(second.dropSession)
        #expect(session.localDragSession != nil)
    }

    @Test func theInteractionOfTheFirstWindowIsLeft() throws {
        try app.beginDrag(first.source)
        try app.moveDrag(to: first.target)
        #expect(first.take().last == "moved")
        try app.moveDrag(to: second.target)
        #expect(first.take().contains("exit") && second.take() == ["can handle", "enter", "update"])
        try app.moveDrag(to: first.target)
        #expect(second.take() == ["update", "exit"])
        app.cancelDrag()
        app.advance(by: 1)
        #expect(second.take() == ["session ended"])
    }

    @Test func thePictureFollowsIntoTheOtherWindow() throws {
        try app.beginDrag(first.source)
        app.moveDrag(to: CGPoint(x: 150, y: 330), in: app.windowScenes[1])
        app.advance(by: 0.5)
        #expect(first.pictures.isEmpty)
        #expect(second.pictures.map(\.center) == [CGPoint(x: 150, y: 330)])
        app.moveDrag(to: CGPoint(x: 100, y: 200))
        #expect(first.pictures.map(\.center) == [CGPoint(x: 100, y: 200)] && second.pictures.isEmpty)
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func betweenTheWindowsNothingIsShownAndNothingIsDropped() throws {
        try app.beginDrag(first.source)
        app.moveDrag(to: CGPoint(x: 420, y: 330))
        #expect(first.pictures.isEmpty && second.pictures.isEmpty)
        app.drop()
        #expect(first.pictures.map(\.center) == [first.source.center])
        app.advance(by: 1)
        #expect(first.take().last == "did end cancel")
    }

    @Test func aDropThatIsNotAcceptedGoesBackToTheFirstWindow() throws {
        try app.beginDrag(first.source)
        app.moveDrag(to: CGPoint(x: 300, y: 300), in: app.windowScenes[1])
        app.drop()
        #expect(first.pictures.map(\.center) == [first.source.center] && second.pictures.isEmpty)
        app.advance(by: 1)
        #expect(first.take().suffix(4) == ["preview for cancelling", "will cancel", "cancelled", "did end cancel"])
    }

    @Test func eachWindowLearnsTheLocationInItsOwnPoints() throws {
        var inSource = CGPoint.zero
        var inTarget = CGPoint.zero
        second.onCall = { [unowned first, unowned second] line in
            guard line == "will drop", let session = second.dropSession else { return }
            inSource = session.location(in: first.view)
            inTarget = session.location(in: second.view)
        }
        try app.dragAndDrop(from: first.source, to: second.target)
        #expect(inTarget == CGPoint(x: 140, y: 500))
        // The second window is 100 points to the right of the first.
        #expect(inSource == CGPoint(x: 140 + 390 + 100, y: 500))
    }

    // MARK: Without a pointer

    private func restDrag() throws {
        #expect(first.source.dragActions.first?.perform() == true)
        #expect(app.windowScenes[0].drag?.isResting == true)
        try app.activate(app.windowScenes[1])
        app.press(.keyboardTab)
        #expect(app.windowScenes[1].focusSystem?.focusedItem === second.target)
    }

    private func chooseDrop() {
        for key in [UIKeyboardHIDUsage.keyboardApplication, .keyboardDownArrow, .keyboardReturnOrEnter] {
            app.press(key)
            app.advance(by: 0.5)
        }
    }

    @Test func aDragThatRestsIsDroppedInTheOtherWindowByKeys() throws {
        try restDrag()
        chooseDrop()
        app.advance(by: 1)
        let dropped = ["can handle", "enter", "update", "drop 1", "preview for dropping", "will drop", "dropped"]
        #expect(second.take() == dropped + ["conclude", "session ended"])
        #expect(first.take().suffix(3) == ["will end copy", "did end copy", "transferred"])
        #expect(first.pictures.isEmpty && second.pictures.isEmpty)
        #expect(app.windowScenes.allSatisfy { $0.drag == nil })
        #expect(app.windowScenes[1].focusSystem?.focusedItem == nil)
    }

    @Test func aDragThatTheOtherWindowRefusesRestsWhereItWas() throws {
        second.operation = .forbidden
        try restDrag()
        chooseDrop()
        #expect(second.take() == ["can handle", "enter", "update", "exit"])
        #expect(app.windowScenes[0].drag?.isResting == true)
        #expect(!first.pictures.isEmpty && second.pictures.isEmpty)
        app.press(.keyboardEscape)
        app.advance(by: 1)
        #expect(first.take().last == "did end cancel" && app.windowScenes[0].drag == nil)
    }

    @Test func whileADragRestsNoOtherBeginsInTheOtherWindow() throws {
        #expect(second.source.dragActions.map(\.name) == ["drag"])
        let begin = try #require(second.source.dragActions.first)
        try restDrag()
        #expect(second.source.dragActions.map(\.name) == ["cancel drag"] && !begin.perform())
        #expect(second.target.dragActions.map(\.name) == ["drop here", "cancel drag"])
        app.windowScenes[0].drag?.cancel()
        app.advance(by: 1)
    }

    @Test func theWindowBelowADragMayBeClosed() throws {
        try app.beginDrag(first.source)
        try app.moveDrag(to: second.target)
        app.application.requestSceneSessionDestruction(app.windowScenes[1].session, options: nil)
        app.frame()
        app.advance(by: 0.1)
        app.drop()
        app.advance(by: 1)
        #expect(app.windowScenes.count == 1 && app.windowScenes[0].drag == nil)
        #expect(first.take().last == "did end cancel")
    }

    @Test func theWindowOfTheSourceMayBeClosed() throws {
        try app.beginDrag(first.source)
        try app.moveDrag(to: second.target)
        app.application.requestSceneSessionDestruction(app.windowScenes[0].session, options: nil)
        app.frame()
        app.advance(by: 1)
        #expect(second.pictures.isEmpty && second.take().suffix(2) == ["exit", "session ended"])
    }
}

private final class StagesDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = StageSceneDelegate.self
        return configuration
    }
}

private final class StageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stage = DragStage()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = stage
        window?.makeKeyAndVisible()
    }
}

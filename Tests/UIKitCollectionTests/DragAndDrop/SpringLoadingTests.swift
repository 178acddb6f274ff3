import Testing
import UIKitTestDriver

@testable import UIKit

/// Views that open while a drag rests over them.
@MainActor @Suite(.serialized) struct SpringLoadingTests {
    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []

        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    private func open() throws -> (TestApplication, DragStage, Effect, () -> Int) {
        let (app, stage) = try DragStage.open()
        let effect = Effect()
        var activations = 0
        stage.target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { interaction, context in
                activations += 1
                #expect(interaction.view === stage.target && context.targetView === stage.target)
            })
        app.beginDrag(at: CGPoint(x: 100, y: 130))
        return (app, stage, effect, { activations })
    }

    @Test func aViewOpensOnceADragRestsOverIt() throws {
        let (app, _, effect, activations) = try open()
        app.moveDrag(to: CGPoint(x: 140, y: 500))
        #expect(effect.states == [.possible] && activations() == 0)
        app.advance(by: 1)
        #expect(effect.states == [.possible, .activating])
        app.advance(by: 1)
        #expect(effect.states == [.possible, .activating, .activated] && activations() == 1)
        app.advance(by: 3)
        #expect(activations() == 1)
        app.cancelDrag()
    }

    @Test func aDragThatPassesOpensNothing() throws {
        let (app, _, effect, activations) = try open()
        app.moveDrag(to: CGPoint(x: 140, y: 500))
        app.moveDrag(to: CGPoint(x: 140, y: 300))
        app.advance(by: 2)
        #expect(effect.states == [.possible, .inactive] && activations() == 0)
        app.cancelDrag()
    }

    @Test func aDragThatTheHandlerEndsLastsUntilTheHandlerHasReturned() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let (app, stage) = try DragStage.open()
        weak var drag: RunningDrag?
        var isAlive = false
        stage.target.addInteraction(
            UISpringLoadedInteraction { _, _ in
                drag = app.window.windowScene?.drag
                stage.source.removeFromSuperview()
                stage.source.removeInteraction(stage.drag)
                app.window.windowScene?.drag?.cancel()
                isAlive = drag != nil
            })
        app.beginDrag(at: CGPoint(x: 100, y: 130))
        app.moveDrag(to: CGPoint(x: 140, y: 500))
        app.advance(by: 2)
        #expect(isAlive && drag == nil && app.window.windowScene?.drag == nil)
    }

    @Test func theEndOfTheDragStopsIt() throws {
        let (app, _, effect, activations) = try open()
        app.moveDrag(to: CGPoint(x: 140, y: 500))
        app.cancelDrag()
        app.advance(by: 2)
        #expect(effect.states == [.possible, .inactive] && activations() == 0)
    }
}

import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Progress views that show the progress of work.
@MainActor @Suite(.serialized)
struct ObservedProgressTests {
    private let bar = UIProgressView(progressViewStyle: .default)
    private let work = Progress(totalUnitCount: 10)

    private func launch() throws -> TestApplication {
        let controller = UIViewController()
        controller.view.addSubview(bar)
        return try TestApplication(showing: controller, scale: 1)
    }

    @Test func theBarFollowsTheWork() throws {
        work.completedUnitCount = 2
        bar.observedProgress = work
        #expect(bar.progress == 0.2 && bar.observedProgress === work)
        let app = try launch()
        work.completedUnitCount = 5
        app.advance(by: 0.2)
        #expect(bar.progress == 0.5)
        work.completedUnitCount = 10
        app.advance(by: 0.2)
        #expect(bar.progress == 1)
    }

    @Test func withoutWorkTheBarKeepsItsProgress() throws {
        bar.observedProgress = work
        let app = try launch()
        bar.observedProgress = nil
        work.completedUnitCount = 5
        app.advance(by: 0.3)
        #expect(bar.progress == 0 && bar.observedProgress == nil)
    }

    @Test func finishedWorkIsReadNoMore() throws {
        work.completedUnitCount = 10
        let app = try launch()
        let idle = DelayedCall.nextDue
        bar.observedProgress = work
        app.frame()
        #expect(bar.progress == 1 && DelayedCall.nextDue == idle)
    }
}

import AVFoundation
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AVPlayerTests {
    private func nextTurn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func anItemFailsWhenAPlayerHasIt() async {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/movie.mp4"))
        let player = AVPlayer(playerItem: item)
        #expect(item.status == .unknown && player.status == .unknown)
        await nextTurn()
        #expect(item.status == .failed && player.status == .failed)
        #expect((item.error as? AVError)?.code == .decoderNotFound)
        #expect((player.error as NSError?)?.domain == AVFoundationErrorDomain)
    }

    @Test func observersAreToldThatTheItemFailed() async {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/movie.mp4"))
        var seen: [AVPlayerItem.Status] = []
        let observation = item.observe(\.status, options: [.initial]) { item, _ in seen.append(item.status) }
        let player = AVPlayer(playerItem: item)
        await nextTurn()
        #expect(seen == [.unknown, .failed] && player.currentItem === item)
        observation.invalidate()
    }

    private final class OwnPlayer: AVQueuePlayer {}

    @Test func playersOfSubclassesCanBeObserved() async {
        let player = OwnPlayer(items: [AVPlayerItem(url: URL(fileURLWithPath: "/1.mp3"))])
        var states: [AVPlayer.TimeControlStatus] = []
        let observation = player.observe(\.timeControlStatus) { player, _ in states.append(player.timeControlStatus) }
        player.play()
        await nextTurn()
        #expect(states == [.waitingToPlayAtSpecifiedRate, .paused])
        observation.invalidate()
    }

    @Test func aPlayerThatShouldPlayStopsAndSaysSo() async {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/movie.mp4"))
        let player = AVPlayer(playerItem: item)
        // Sound: the notifications are posted on the main queue.
        nonisolated(unsafe) var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil
        ) { note in
            if note.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] is AVError { failures += 1 }
        }
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        await nextTurn()
        #expect(player.rate == 0 && player.timeControlStatus == .paused && failures == 1)
        player.play()
        await nextTurn()
        #expect(player.rate == 0 && failures == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func seekingEndsWithFalse() async {
        let player = AVPlayer()
        let isFinished = await withCheckedContinuation { done in
            player.seek(to: CMTime(value: 1, timescale: 1)) { done.resume(returning: $0) }
        }
        #expect(!isFinished)
        #expect(await !player.seek(to: .zero))
    }

    @Test func aQueueKeepsItsItemsInOrder() {
        let items = (1...3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp3")) }
        let player = AVQueuePlayer(items: [items[0], items[2]])
        player.insert(items[1], after: items[0])
        #expect(player.items() == items && player.currentItem === items[0])
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.currentItem == nil)
    }

    @Test func aLooperFails() async {
        let looper = AVPlayerLooper(
            player: AVQueuePlayer(), templateItem: AVPlayerItem(url: URL(fileURLWithPath: "/1.mp3")))
        await nextTurn()
        #expect(looper.status == .failed && looper.error is AVError)
    }

    @Test func theLayerOfAPlayerIsBlack() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let layer = AVPlayerLayer(player: AVPlayer())
        layer.frame = controller.view.bounds
        controller.view.layer.addSublayer(layer)
        app.frame()
        #expect(layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(!layer.isReadyForDisplay)
    }
}

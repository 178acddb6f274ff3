import Dispatch
import Testing
import UIKit

/// Paragraph styles and lists, which are sendable, on several threads at once.
@Suite struct ParagraphStyleThreadTests {
    private static let count = 500

    @Test func valuesThatThreadsSetAtOnceAreAllSet() {
        let style = NSMutableParagraphStyle()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 1...Self.count {
                switch thread {
                case 0: style.headIndent = CGFloat(number)
                case 1: style.lineSpacing = CGFloat(number)
                case 2: style.addTabStop(NSTextTab(textAlignment: .left, location: 1000 + CGFloat(number)))
                default: style.textLists = [NSTextList(markerFormat: .disc, options: number)]
                }
            }
        }
        #expect(style.headIndent == CGFloat(Self.count) && style.lineSpacing == CGFloat(Self.count))
        #expect(style.tabStops.count == NSParagraphStyle.default.tabStops.count + Self.count)
        #expect(style.textLists.first?.listOptions.rawValue == UInt(Self.count))
    }

    @Test func aStyleIsReadAndCopiedWhileAnotherThreadChangesIt() {
        let style = NSMutableParagraphStyle()
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            for number in 1...Self.count {
                if thread == 0 {
                    style.tabStops = [NSTextTab(textAlignment: .left, location: CGFloat(number))]
                } else {
                    let copy = style.copy() as? NSParagraphStyle
                    #expect(copy?.tabStops.count == 1 || copy == .default)
                }
            }
        }
        #expect(style.tabStops.map(\.location) == [CGFloat(Self.count)])
    }

    @Test func theFirstNumberOfAListIsReadWhileAnotherThreadSetsIt() {
        let list = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 1)
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for number in 1...Self.count {
                if thread == 0 { list.startingItemNumber = number } else { _ = list.copy() }
            }
        }
        #expect(list.startingItemNumber == Self.count)
    }
}

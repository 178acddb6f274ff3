import CoreSpotlight
import Foundation
import Testing
import UIKit

struct CSSearchableIndexTests {
    private let item = CSSearchableItem(
        uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))

    @Test func indexingIsNotAvailable() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex.default().indexSearchableItems([item])
        }
    }

    @Test func indexingCallsBackOnce() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                CSSearchableIndex.default().indexSearchableItems([item]) { error in
                    #expect((error as? CSIndexError)?.code == .indexingUnsupported)
                    answer()
                    continuation.resume()
                }
            }
        }
    }

    @Test func attributesAreKeptAndCopied() throws {
        item.attributeSet.title = "Tea"
        item.attributeSet.rating = 4
        let copy = try #require(item.copy() as? CSSearchableItem)
        item.attributeSet.title = nil
        #expect(copy.attributeSet.title == "Tea" && copy.attributeSet.rating == 4)
        #expect(copy.attributeSet.contentType == "public.text" && item.attributeSet.title == nil)
    }

    @Test func anActivityKeepsItsAttributes() {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.contentAttributeSet = item.attributeSet
        #expect(activity.contentAttributeSet === item.attributeSet)
    }

    @Test func aSearchEndsWithAnError() async {
        let query = CSSearchQuery(queryString: "title == 'Tea'", attributes: nil)
        let isUnreachable = await withCheckedContinuation { continuation in
            query.completionHandler = { error in
                continuation.resume(returning: (error as? CSSearchQueryError)?.code == .indexUnreachable)
            }
            query.start()
        }
        #expect(isUnreachable)
    }
}

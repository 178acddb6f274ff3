import EventKit
import Testing

struct EKEventStoreTests {
    private let store = EKEventStore()

    @Test func accessIsDenied() async throws {
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await !store.requestAccess(to: .reminder))
        #expect(try await !store.requestFullAccessToEvents())
        let isGranted = await withCheckedContinuation { done in
            store.requestAccess(to: .event) { isGranted, _ in done.resume(returning: isGranted) }
        }
        #expect(!isGranted)
    }

    @Test func savingThrows() {
        let event = EKEvent(eventStore: store)
        do {
            try store.save(event, span: .thisEvent)
        } catch EKError.eventStoreNotAuthorized {
            return
        } catch {}
        Issue.record("The event is not refused with the right code.")
    }

    @Test func theStoreIsEmpty() async {
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let predicate = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: predicate).isEmpty)
        let isFailure = await withCheckedContinuation { done in
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) { done.resume(returning: $0 == nil) }
        }
        #expect(isFailure)
    }
}

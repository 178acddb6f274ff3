import Foundation

// The predicates are closures, so they can be evaluated and combined, but have no format.
extension HKQuery {
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        matching(HKSample.self) { sample in
            let start = startDate ?? .distantPast
            let end = endDate ?? .distantFuture
            let beginsInTime = options.contains(.strictStartDate) ? sample.startDate >= start : sample.endDate >= start
            let endsInTime = options.contains(.strictEndDate) ? sample.endDate < end : sample.startDate < end
            return beginsInTime && endsInTime
        }
    }

    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        matching(HKObject.self) { $0.metadata?[key] != nil }
    }

    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        // Sound: the values are strings, numbers, dates and quantities, which never change.
        nonisolated(unsafe) let values = allowedValues.compactMap { $0 as? AnyHashable }
        return matching(HKObject.self) { object in
            (object.metadata?[key] as? AnyHashable).map { values.contains($0) } ?? false
        }
    }

    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        predicateForObjects(from: [source])
    }

    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        matching(HKObject.self) { sources.contains($0.source) }
    }

    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        matching(HKObject.self) { $0.device.map { devices.contains($0) } ?? false }
    }

    public class func predicateForObject(with UUID: UUID) -> NSPredicate { predicateForObjects(with: [UUID]) }

    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        matching(HKObject.self) { UUIDs.contains($0.uuid) }
    }

    /// No object belongs to a workout, as none is saved.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }

    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        matching(HKWorkout.self) { $0.workoutActivityType == workoutActivityType }
    }

    /// No summary is of the day, as none is saved.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// No summary is of these days, as none is saved.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    private class func matching<Object>(
        _ type: Object.Type, _ condition: @escaping @Sendable (Object) -> Bool
    ) -> NSPredicate {
        NSPredicate { object, _ in (object as? Object).map(condition) ?? false }
    }
}

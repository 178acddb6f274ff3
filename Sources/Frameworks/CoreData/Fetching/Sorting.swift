import Foundation

/// Sorts objects by sort descriptors, reading each value once.
enum Sorting {
    static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard objects.count > 1, !descriptors.isEmpty else { return objects }
        let columns = descriptors.map { Column($0, objects) }
        let order = objects.indices.sorted { first, second in
            for column in columns {
                switch column.order(first, second) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first < second
        }
        return order.map { objects[$0] }
    }

    /// The values of one descriptor.
    private struct Column {
        private let isAscending: Bool
        private let descriptor: NSSortDescriptor
        private let objects: [NSManagedObject]
        private let values: [Any?]?
        private let numbers: [Double]?

        init(_ descriptor: NSSortDescriptor, _ objects: [NSManagedObject]) {
            self.descriptor = descriptor
            self.objects = objects
            isAscending = descriptor.ascending
            guard let key = descriptor.key else {
                values = nil
                numbers = nil
                return
            }
            let values = objects.map { key == "self" ? $0 : ManagedValues.unwrapped($0.value(forKeyPath: key)) }
            self.values = values
            let numbers = values.compactMap(Column.number)
            self.numbers = numbers.count == values.count ? numbers : nil
        }

        private static func number(_ value: Any?) -> Double? {
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            guard let number = value as? NSNumber, !(number is NSDecimalNumber) else { return nil }
            // Greater integers are not exact as floating point numbers.
            return abs(number.doubleValue) < 9e15 ? number.doubleValue : nil
        }

        func order(_ first: Int, _ second: Int) -> ComparisonResult {
            guard let values else { return descriptor.compare(objects[first], to: objects[second]) }
            let result: ComparisonResult
            if let numbers {
                let (one, other) = (numbers[first], numbers[second])
                result = one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
            } else {
                switch (values[first], values[second]) {
                case (nil, nil): result = .orderedSame
                case (nil, _): result = .orderedAscending
                case (_, nil): result = .orderedDescending
                case (let one?, let other?): result = descriptor.comparator(one, other)
                }
            }
            return isAscending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
        }
    }
}

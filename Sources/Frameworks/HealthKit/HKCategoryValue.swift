import Foundation

/// - Linux: works
///
/// The value of a category sample as a predicate.
public protocol HKCategoryValuePredicateProviding: Hashable, RawRepresentable {}

extension HKCategoryValuePredicateProviding where RawValue == Int {
    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        let numbers = Set(values.map(\.rawValue))
        return NSPredicate { sample, _ in (sample as? HKCategorySample).map { numbers.contains($0.value) } ?? false }
    }
}

/// - Linux: works
///
/// The value of categories that have only one.
public enum HKCategoryValue: Int, Sendable {
    case notApplicable = 0
}

extension HKCategoryValue: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// How the user sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0
    case asleepUnspecified = 1
    case awake = 2
    case asleepCore = 3
    case asleepDeep = 4
    case asleepREM = 5
}

extension HKCategoryValueSleepAnalysis: HKCategoryValuePredicateProviding {}

extension HKCategoryValueSleepAnalysis {
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

/// - Linux: works
///
/// Whether the user stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood = 0
    case idle = 1
}

extension HKCategoryValueAppleStandHour: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// How severe a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified = 0
    case notPresent = 1
    case mild = 2
    case moderate = 3
    case severe = 4
}

extension HKCategoryValueSeverity: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// Whether there is a symptom.
public enum HKCategoryValuePresence: Int, Sendable {
    case present = 0
    case notPresent = 1
}

extension HKCategoryValuePresence: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// How the appetite changes.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    case unspecified = 0
    case noChange = 1
    case decreased = 2
    case increased = 3
}

extension HKCategoryValueAppetiteChanges: HKCategoryValuePredicateProviding {}

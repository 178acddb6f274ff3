import Foundation

/// - Linux: works
///
/// How strong a flow is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light = 2
    case medium = 3
    case heavy = 4
    case none = 5
}

extension HKCategoryValueMenstrualFlow: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// The quality of mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    case dry = 1
    case sticky = 2
    case creamy = 3
    case watery = 4
    case eggWhite = 5
}

extension HKCategoryValueCervicalMucusQuality: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// The result of a test.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1
    case luteinizingHormoneSurge = 2
    case indeterminate = 3
    case estrogenSurge = 4
}

extension HKCategoryValueOvulationTestResult: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// The result of a test.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    case negative = 1
    case positive = 2
    case indeterminate = 3
}

extension HKCategoryValuePregnancyTestResult: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// The result of a test.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    case negative = 1
    case positive = 2
    case indeterminate = 3
}

extension HKCategoryValueProgesteroneTestResult: HKCategoryValuePredicateProviding {}

/// - Linux: works
///
/// A contraceptive.
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1
    case implant = 2
    case injection = 3
    case intrauterineDevice = 4
    case intravaginalRing = 5
    case oral = 6
    case patch = 7
}

extension HKCategoryValueContraceptive: HKCategoryValuePredicateProviding {}

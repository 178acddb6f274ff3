import Foundation

/// How the distance between words is measured.
/// - Linux: no effect
public enum NLDistanceType: Int, Sendable {
    case cosine = 0
}

/// The distance between words.
/// - Linux: no effect
public typealias NLDistance = Double

/// Words by their meaning, which Linux has for no language.
/// - Linux: refuses
open class NLEmbedding: NSObject {
    override init() {}

    /// Always nil.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

    /// Always nil.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }

    open func contains(_ string: String) -> Bool { false }

    open func vector(for string: String) -> [Double]? { nil }

    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }

    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
}

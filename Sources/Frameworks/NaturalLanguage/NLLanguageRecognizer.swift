import Foundation

/// Tells the language of a text: never knows it.
/// - Linux: refuses
open class NLLanguageRecognizer: NSObject {
    open var languageConstraints: [NLLanguage] = []
    open var languageHints: [NLLanguage: Double] = [:]

    /// Always nil.
    open var dominantLanguage: NLLanguage? { nil }

    public override init() {}

    /// Always nil.
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }

    /// - Linux: no effect
    open func processString(_ string: String) {}

    /// - Linux: no effect
    open func reset() {}

    /// Always empty.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

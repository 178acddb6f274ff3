import CoreGraphics
import Foundation

/// A computation with images. Those that are there are computed really; there is no filter of another name.
/// - Linux: works
open class CIFilter: NSObject, NSCopying {
    private let kind: FilterKind
    private var values: [String: Any] = [:]

    open var name: String
    /// Whether the filter changes images; false has the output be the input.
    open var isEnabled = true

    open var inputKeys: [String] { kind.defaults.map(\.0) }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The name of the filter.
    open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

    init(_ name: String, _ kind: FilterKind) {
        self.name = name
        self.kind = kind
        super.init()
        setDefaults()
    }

    /// Nil if there is no such filter.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else { return nil }
        self.init(name, kind)
    }

    /// Nil if there is no such filter.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Nil if there is no such filter.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// Sets all inputs that have a default value, which a new filter has.
    open func setDefaults() {
        for case (let key, let value?) in kind.defaults { values[key] = value }
    }

    /// Sets an input; others than the filter's have no effect.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    func number(_ key: String) -> Double { FilterInputs(values: values).number(key) }

    /// Nil while an image that the filter needs is missing.
    open var outputImage: CIImage? { kind.output(FilterInputs(values: values)) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter(name, kind)
        copy.values = values
        return copy
    }

    /// Returns the names of all filters; nil stands for all categories, and no category is told apart.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.all.keys.sorted() }

    /// Returns the name without its prefix, with spaces.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterKind.all[filterName] != nil else { return nil }
        return filterName.dropFirst(2).reduce(into: "") { name, letter in
            if letter.isUppercase, name.last?.isLowercase == true { name.append(" ") }
            name.append(letter)
        }
    }
}

/// What a filter does.
struct FilterKind: Sendable {
    // Sound: the values are numbers, strings, colors and vectors that never change.
    /// The inputs with their default values, if they have one.
    nonisolated(unsafe) let defaults: [(String, Any?)]
    let output: @Sendable (FilterInputs) -> CIImage?

    init(_ defaults: [(String, Any?)], _ output: @escaping @Sendable (FilterInputs) -> CIImage?) {
        self.defaults = defaults
        self.output = output
    }

    static let all: [String: FilterKind] = [
        colorFilters, geometryFilters, blendFilters, generators, surroundings, comparisons,
    ]
    .reduce(into: [:]) { $0.merge($1) { $1 } }
}

/// The values that a filter was given.
struct FilterInputs {
    let values: [String: Any]

    var image: CIImage? { image(kCIInputImageKey) }
    var background: CIImage? { image(kCIInputBackgroundImageKey) }

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Double {
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        default: values[key] as? Double ?? 0
        }
    }

    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }

    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
}

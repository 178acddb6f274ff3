/// A value that can be interpolated between two others.
enum AnimatableValue: Equatable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case transform(CATransform3D)
    /// Paths of the same structure are interpolated point by point; others change in one step.
    case path(CGPath?)
    /// Lists of equal length are interpolated element by element; others change in one step.
    case colors([CGColor]?)
    case numbers([Double]?)
    /// A flag or an image, which changes in one step.
    case discrete(DiscreteValue)

    /// Creates the end value of an animation with the type of the property; nil when the value has another type.
    init?(_ value: Any, like example: AnimatableValue) {
        switch (example, value) {
        case (.number, let value):
            guard let number = Self.number(value) else { return nil }
            self = .number(number)
        case (.point, let value as CGPoint): self = .point(value)
        case (.size, let value as CGSize): self = .size(value)
        case (.rect, let value as CGRect): self = .rect(value)
        case (.color, let value as CGColor): self = .color(value)
        case (.transform, let value as CATransform3D): self = .transform(value)
        case (.transform, let value as CGAffineTransform): self = .transform(CATransform3DMakeAffineTransform(value))
        case (.discrete(.flag), let value as Bool): self = .discrete(.flag(value))
        case (.discrete(.image), let value as CGImage): self = .discrete(.image(value))
        case (.path, let value as CGPath): self = .path(value)
        case (.colors, let value as [Any]): self = .colors(value.compactMap { $0 as? CGColor })
        case (.numbers, let value as [Any]): self = .numbers(value.compactMap(Self.number))
        default: return nil
        }
    }

    /// Creates a value whose kind is that of the value's type; nil for types that are not animated.
    init?(_ value: Any) {
        let kinds: [AnimatableValue] = [
            .number(0), .point(.zero), .size(.zero), .rect(.zero), .color(nil), .transform(CATransform3DIdentity),
            .path(nil),
        ]
        guard let value = kinds.lazy.compactMap({ AnimatableValue(value, like: $0) }).first else { return nil }
        self = value
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value that changes nothing when it is added.
    var zero: AnimatableValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
        case .transform: .transform(CATransform3DIdentity)
        case .path, .colors, .numbers, .discrete: self
        }
    }

    /// Returns the sum. Transforms are multiplied: first `other`, then this one.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let base) = self, case .transform(let value) = other {
            return .transform(CATransform3DConcat(value, base))
        }
        return combining(other) { $0 + $1 }
    }

    func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let base) = self, case .transform(let value) = other {
            return .transform(CATransform3DConcat(CATransform3DInvert(value), base))
        }
        return combining(other) { $0 - $1 }
    }

    static func interpolate(from: AnimatableValue, to: AnimatableValue, progress: Double) -> AnimatableValue {
        switch (from, to) {
        case (.transform(let from), .transform(let to)):
            return .transform(TransformInterpolation.between(from, to, progress: progress))
        case (.path(let from?), .path(let to?)):
            if progress == 0 { return .path(from) }
            if progress == 1 { return .path(to) }
            return .path(from.interpolated(to: to, progress: CGFloat(progress)) ?? (progress < 0.5 ? from : to))
        case (.colors(let from?), .colors(let to?)) where from.count == to.count:
            return .colors(zip(from, to).map { interpolate($0, $1, progress) })
        case (.numbers(let from?), .numbers(let to?)) where from.count == to.count:
            return .numbers(zip(from, to).map { $0 + ($1 - $0) * progress })
        case (.color(let before), .color(let after)) where before?.tile != nil || after?.tile != nil:
            return progress < 0.5 ? from : to
        case (.discrete, .discrete), (.path, .path), (.colors, .colors), (.numbers, .numbers):
            return progress < 0.5 ? from : to
        default:
            // Exact at both ends, without rounding errors.
            if progress == 0 { return from }
            if progress == 1 { return to }
            return from.combining(to) { $0 + ($1 - $0) * progress }
        }
    }

    private static func interpolate(_ from: CGColor, _ to: CGColor, _ progress: Double) -> CGColor {
        if progress == 0 || from == to { return from }
        if progress == 1 { return to }
        return combine(from, to) { $0 + ($1 - $0) * progress } ?? to
    }

    /// Returns every component multiplied by a factor; for numbers, points, sizes and rectangles.
    func scaled(by factor: Double) -> AnimatableValue {
        combining(self) { value, _ in value * factor }
    }

    /// Returns this value added to itself `count` times.
    func repeated(_ count: Int) -> AnimatableValue {
        guard case .transform = self else { return scaled(by: Double(count)) }
        var (result, power, rest) = (zero, self, count)
        while rest > 0 {
            if rest % 2 == 1 { result = result.adding(power) }
            power = power.adding(power)
            rest /= 2
        }
        return result
    }

    /// Returns the Euclidean distance between two values of one kind, with one dimension for every component.
    func distance(to other: AnimatableValue) -> Double {
        var sum = 0.0
        if case .transform(let a) = self, case .transform(let b) = other {
            for (x, y) in zip(a.elements, b.elements) { sum += (x - y) * (x - y) }
        } else {
            _ = combining(other) { x, y in
                sum += (x - y) * (x - y)
                return x
            }
        }
        return sum.squareRoot()
    }

    /// Combines the components; returns this value where the kinds differ.
    private func combining(_ other: AnimatableValue, _ combine: (Double, Double) -> Double) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)):
            return .number(combine(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: combine(a.x, b.x), y: combine(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: combine(a.width, b.width), height: combine(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: combine(a.origin.x, b.origin.x), y: combine(a.origin.y, b.origin.y),
                    width: combine(a.size.width, b.size.width), height: combine(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)):
            return .color(Self.combine(a, b, combine))
        default:
            return self
        }
    }

    /// Nil is treated as the other color with alpha zero.
    private static func combine(_ a: CGColor?, _ b: CGColor?, _ combine: (Double, Double) -> Double) -> CGColor? {
        guard let present = a ?? b else { return nil }
        let transparent = CGColor(red: present.red, green: present.green, blue: present.blue, alpha: 0)
        let (a, b) = (a ?? transparent, b ?? transparent)
        func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(combine(x, y), 0), 1) }
        return CGColor(
            red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
            alpha: part(a.alpha, b.alpha))
    }
}

enum DiscreteValue: Equatable {
    case flag(Bool)
    case image(CGImage?)

    static func == (left: DiscreteValue, right: DiscreteValue) -> Bool {
        switch (left, right) {
        case (.flag(let a), .flag(let b)): a == b
        case (.image(let a), .image(let b)): a === b
        default: false
        }
    }
}

import CoreGraphics

// The numbers one after the other, without names, as iOS writes them.
extension UIEdgeInsets {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init()
        top = try numbers.decode(CGFloat.self)
        left = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        right = try numbers.decode(CGFloat.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try numbers.encode(number) }
    }
}

extension NSDirectionalEdgeInsets {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init()
        top = try numbers.decode(CGFloat.self)
        leading = try numbers.decode(CGFloat.self)
        bottom = try numbers.decode(CGFloat.self)
        trailing = try numbers.decode(CGFloat.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
    }
}

extension UIOffset {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init()
        horizontal = try numbers.decode(CGFloat.self)
        vertical = try numbers.decode(CGFloat.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [horizontal, vertical] { try numbers.encode(number) }
    }
}

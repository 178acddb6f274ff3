/// Computations with vectors, in plain Swift on Linux.
/// - Linux: works
public enum vDSP {
    public static func sum<U: Collection>(_ vector: U) -> Float where U.Element == Float { vector.reduce(0, +) }

    public static func sum<U: Collection>(_ vector: U) -> Double where U.Element == Double { vector.reduce(0, +) }

    public static func mean<U: Collection>(_ vector: U) -> Float where U.Element == Float {
        sum(vector) / Float(vector.count)
    }

    public static func mean<U: Collection>(_ vector: U) -> Double where U.Element == Double {
        sum(vector) / Double(vector.count)
    }

    public static func rootMeanSquare<U: Collection>(_ vector: U) -> Float where U.Element == Float {
        (vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
    }

    public static func rootMeanSquare<U: Collection>(_ vector: U) -> Double where U.Element == Double {
        (vector.reduce(0) { $0 + $1 * $1 } / Double(vector.count)).squareRoot()
    }

    public static func maximum<U: Collection>(_ vector: U) -> Float where U.Element == Float {
        vector.max() ?? -.infinity
    }

    public static func maximum<U: Collection>(_ vector: U) -> Double where U.Element == Double {
        vector.max() ?? -.infinity
    }

    public static func minimum<U: Collection>(_ vector: U) -> Float where U.Element == Float {
        vector.min() ?? .infinity
    }

    public static func minimum<U: Collection>(_ vector: U) -> Double where U.Element == Double {
        vector.min() ?? .infinity
    }

    public static func add<U: Collection>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.map { $0 + scalar }
    }

    public static func add<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 + $1 } }

    public static func add<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 + $1 } }

    public static func subtract<T: Collection, U: Collection>(_ vectorA: U, _ vectorB: T) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 - $1 } }

    public static func subtract<T: Collection, U: Collection>(_ vectorA: U, _ vectorB: T) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 - $1 } }

    public static func multiply<U: Collection>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.map { $0 * scalar }
    }

    public static func multiply<U: Collection>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.map { $0 * scalar }
    }

    public static func multiply<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 * $1 } }

    public static func multiply<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 * $1 } }

    public static func dot<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> Float
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }

    public static func dot<T: Collection, U: Collection>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }
}

/// Stores the roots of numbers.
/// - Linux: works
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for i in 0..<Int(n.pointee) { y[i] = x[i].squareRoot() }
}

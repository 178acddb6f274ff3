@_exported import Foundation

/// The number of a vector's elements.
/// - Linux: works
public typealias vDSP_Length = UInt
/// The distance between two elements of a vector.
/// - Linux: works
public typealias vDSP_Stride = Int

/// Adds two vectors.
/// - Linux: works
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b[i * bStride] }
}

/// Subtracts the first vector from the second.
/// - Linux: works
public func vDSP_vsub(
    _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] - b[i * bStride] }
}

/// Multiplies two vectors.
/// - Linux: works
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b[i * bStride] }
}

/// Divides the second vector by the first.
/// - Linux: works
public func vDSP_vdiv(
    _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b[i * bStride] }
}

/// Adds a number to a vector.
/// - Linux: works
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b.pointee }
}

/// Multiplies a vector by a number.
/// - Linux: works
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b.pointee }
}

/// Divides a vector by a number.
/// - Linux: works
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b.pointee }
}

/// Sums up a vector.
/// - Linux: works
public func vDSP_sve(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] }
    c.pointee = result
}

/// Sums up the squares of a vector.
/// - Linux: works
public func vDSP_svesq(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = result
}

/// Stores the mean of a vector.
/// - Linux: works
public func vDSP_meanv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] }
    c.pointee = result / Float(count)
}

/// Stores the mean of a vector's squares.
/// - Linux: works
public func vDSP_measqv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = result / Float(count)
}

/// Stores the root of the mean of a vector's squares.
/// - Linux: works
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = (result / Float(count)).squareRoot()
}

/// Stores the greatest number of a vector; of an empty one the least of all.
/// - Linux: works
public func vDSP_maxv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = -.infinity
    for i in 0..<Int(count) { result = max(result, a[i * aStride]) }
    c.pointee = result
}

/// Stores the least number of a vector; of an empty one the greatest of all.
/// - Linux: works
public func vDSP_minv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = .infinity
    for i in 0..<Int(count) { result = min(result, a[i * aStride]) }
    c.pointee = result
}

/// Stores the greatest magnitude of a vector.
/// - Linux: works
public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(count) { result = max(result, abs(a[i * aStride])) }
    c.pointee = result
}

/// Stores the sum of the products of two vectors.
/// - Linux: works
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Float>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    c.pointee = (0..<Int(count)).reduce(0) { $0 + a[$1 * aStride] * b[$1 * bStride] }
}

/// Stores the magnitudes of a vector.
/// - Linux: works
public func vDSP_vabs(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
    _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = abs(a[i * aStride]) }
}

/// Stores one number in each place of a vector.
/// - Linux: works
public func vDSP_vfill(
    _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a.pointee }
}

/// Limits a vector to the range from `low` to `high`.
/// - Linux: works
public func vDSP_vclip(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ low: UnsafePointer<Float>, _ high: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = min(max(a[i * aStride], low.pointee), high.pointee) }
}

/// Converts a vector to decibels over `zero`: of amplitudes if `isAmplitude` is 1, of powers if it is 0.
/// - Linux: works
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>, _ aStride: vDSP_Stride, _ zero: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length, _ isAmplitude: UInt32
) {
    let factor: Float = isAmplitude == 1 ? 20 : 10
    for i in 0..<Int(count) { c[i * cStride] = factor * log10(a[i * aStride] / zero.pointee) }
}

/// Converts integers.
/// - Linux: works
public func vDSP_vflt16(
    _ a: UnsafePointer<Int16>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ cStride: vDSP_Stride,
    _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = Float(a[i * aStride]) }
}

/// Filters a vector and takes each `factor`-th number of it.
/// - Linux: works
public func vDSP_desamp(
    _ a: UnsafePointer<Float>, _ factor: vDSP_Stride, _ filter: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ count: vDSP_Length, _ filterCount: vDSP_Length
) {
    for i in 0..<Int(count) {
        c[i] = (0..<Int(filterCount)).reduce(0) { $0 + a[i * factor + $1] * filter[$1] }
    }
}

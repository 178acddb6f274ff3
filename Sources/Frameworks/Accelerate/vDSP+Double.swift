import Foundation

/// Adds two vectors.
/// - Linux: works
public func vDSP_vaddD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b[i * bStride] }
}

/// Subtracts the first vector from the second.
/// - Linux: works
public func vDSP_vsubD(
    _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] - b[i * bStride] }
}

/// Multiplies two vectors.
/// - Linux: works
public func vDSP_vmulD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b[i * bStride] }
}

/// Divides the second vector by the first.
/// - Linux: works
public func vDSP_vdivD(
    _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride, _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b[i * bStride] }
}

/// Adds a number to a vector.
/// - Linux: works
public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] + b.pointee }
}

/// Multiplies a vector by a number.
/// - Linux: works
public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] * b.pointee }
}

/// Divides a vector by a number.
/// - Linux: works
public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a[i * aStride] / b.pointee }
}

/// Sums up a vector.
/// - Linux: works
public func vDSP_sveD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] }
    c.pointee = result
}

/// Sums up the squares of a vector.
/// - Linux: works
public func vDSP_svesqD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = result
}

/// Stores the mean of a vector.
/// - Linux: works
public func vDSP_meanvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] }
    c.pointee = result / Double(count)
}

/// Stores the mean of a vector's squares.
/// - Linux: works
public func vDSP_measqvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = result / Double(count)
}

/// Stores the root of the mean of a vector's squares.
/// - Linux: works
public func vDSP_rmsqvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = result + a[i * aStride] * a[i * aStride] }
    c.pointee = (result / Double(count)).squareRoot()
}

/// Stores the greatest number of a vector; of an empty one the least of all.
/// - Linux: works
public func vDSP_maxvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = -.infinity
    for i in 0..<Int(count) { result = max(result, a[i * aStride]) }
    c.pointee = result
}

/// Stores the least number of a vector; of an empty one the greatest of all.
/// - Linux: works
public func vDSP_minvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = .infinity
    for i in 0..<Int(count) { result = min(result, a[i * aStride]) }
    c.pointee = result
}

/// Stores the greatest magnitude of a vector.
/// - Linux: works
public func vDSP_maxmgvD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(count) { result = max(result, abs(a[i * aStride])) }
    c.pointee = result
}

/// Stores the sum of the products of two vectors.
/// - Linux: works
public func vDSP_dotprD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ b: UnsafePointer<Double>, _ bStride: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    c.pointee = (0..<Int(count)).reduce(0) { $0 + a[$1 * aStride] * b[$1 * bStride] }
}

/// Stores the magnitudes of a vector.
/// - Linux: works
public func vDSP_vabsD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
    _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = abs(a[i * aStride]) }
}

/// Stores one number in each place of a vector.
/// - Linux: works
public func vDSP_vfillD(
    _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = a.pointee }
}

/// Limits a vector to the range from `low` to `high`.
/// - Linux: works
public func vDSP_vclipD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ low: UnsafePointer<Double>, _ high: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride, _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = min(max(a[i * aStride], low.pointee), high.pointee) }
}

/// Converts a vector to decibels over `zero`: of amplitudes if `isAmplitude` is 1, of powers if it is 0.
/// - Linux: works
public func vDSP_vdbconD(
    _ a: UnsafePointer<Double>, _ aStride: vDSP_Stride, _ zero: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ cStride: vDSP_Stride, _ count: vDSP_Length, _ isAmplitude: UInt32
) {
    let factor: Double = isAmplitude == 1 ? 20 : 10
    for i in 0..<Int(count) { c[i * cStride] = factor * log10(a[i * aStride] / zero.pointee) }
}

/// Converts integers.
/// - Linux: works
public func vDSP_vflt16D(
    _ a: UnsafePointer<Int16>, _ aStride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ cStride: vDSP_Stride,
    _ count: vDSP_Length
) {
    for i in 0..<Int(count) { c[i * cStride] = Double(a[i * aStride]) }
}

/// Filters a vector and takes each `factor`-th number of it.
/// - Linux: works
public func vDSP_desampD(
    _ a: UnsafePointer<Double>, _ factor: vDSP_Stride, _ filter: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ count: vDSP_Length, _ filterCount: vDSP_Length
) {
    for i in 0..<Int(count) {
        c[i] = (0..<Int(filterCount)).reduce(0) { $0 + a[i * factor + $1] * filter[$1] }
    }
}

import Foundation

/// Measures the shortest line between two points on the ellipsoid of WGS 84.
///
/// The formulas are those of T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid" (1975). His
/// iteration does not converge between points that are nearly opposite to each other; for these the azimuth is found by
/// bisection, as C. Karney describes in "Algorithms for geodesics" (2013).
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let polarRadius = equatorialRadius * (1 - flattening)

    /// Returns the distance in meters.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        guard CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) else { return .nan }
        let longitude = abs(remainder(end.longitude - start.longitude, 360)) * .pi / 180
        let latitudes = [reduced(start.latitude), reduced(end.latitude)]
        return fastDistance(latitudes[0], latitudes[1], longitude)
            ?? bisectedDistance(latitudes[0], latitudes[1], longitude)
    }

    /// The latitude on the auxiliary sphere, in radians.
    private static func reduced(_ latitude: Double) -> Double {
        abs(latitude) == 90 ? latitude * .pi / 180 : atan((1 - flattening) * tan(latitude * .pi / 180))
    }

    /// Returns nil if the iteration does not converge.
    private static func fastDistance(_ beta1: Double, _ beta2: Double, _ longitude: Double) -> Double? {
        let (sin1, cos1, sin2, cos2) = (sin(beta1), cos(beta1), sin(beta2), cos(beta2))
        var lambda = longitude
        for _ in 0..<30 {
            let sinSigma = hypot(cos2 * sin(lambda), cos1 * sin2 - sin1 * cos2 * cos(lambda))
            guard sinSigma > 0 else { return longitude < 1 ? 0 : nil }
            let arc = Arc(
                sigma: atan2(sinSigma, sin1 * sin2 + cos1 * cos2 * cos(lambda)),
                sinAzimuth: cos1 * cos2 * sin(lambda) / sinSigma, sinProduct: sin1 * sin2)
            let next = longitude + arc.longitudeDifference
            guard next <= .pi else { return nil }
            if abs(next - lambda) < 1e-13 { return arc.length }
            lambda = next
        }
        return nil
    }

    private static func bisectedDistance(_ beta1: Double, _ beta2: Double, _ longitude: Double) -> Double {
        // The start is the point farther from the equator, and south of it.
        var (start, end) = abs(beta1) >= abs(beta2) ? (beta1, beta2) : (beta2, beta1)
        if start > 0 { (start, end) = (-start, -end) }
        start = min(start, -1e-100)
        var (low, high) = (0.0, Double.pi)
        var length = 0.0
        for _ in 0..<60 {
            let azimuth = (low + high) / 2
            let line = line(from: start, to: end, azimuth: azimuth)
            length = line.length
            if line.longitude < longitude { low = azimuth } else { high = azimuth }
        }
        return length
    }

    /// Follows the geodesic that leaves `start` with an azimuth until it reaches the latitude `end` northward.
    private static func line(
        from start: Double, to end: Double, azimuth: Double
    ) -> (longitude: Double, length: Double) {
        let sinAzimuth = sin(azimuth) * cos(start)
        let northward1 = cos(azimuth) * cos(start)
        let northward2 = max(0, northward1 * northward1 + pow(cos(end), 2) - pow(cos(start), 2)).squareRoot()
        let sigma1 = atan2(sin(start), northward1)
        let sigma2 = atan2(sin(end), northward2)
        let omega1 = atan2(sinAzimuth * sin(sigma1), cos(sigma1))
        let omega2 = atan2(sinAzimuth * sin(sigma2), cos(sigma2))
        let arc = Arc(sigma: sigma2 - sigma1, sinAzimuth: sinAzimuth, sinProduct: sin(start) * sin(end))
        return (omega2 - omega1 - arc.longitudeDifference, arc.length)
    }

    /// An arc on the auxiliary sphere.
    private struct Arc {
        let sigma: Double
        /// The sine of the azimuth where the arc's great circle crosses the equator.
        let sinAzimuth: Double
        /// The product of the sines of both latitudes.
        let sinProduct: Double

        private var cosSquared: Double { max(0, 1 - sinAzimuth * sinAzimuth) }

        /// The cosine of twice the angle between the equator and the middle of the arc.
        private var cosMiddle: Double { cosSquared < 1e-15 ? 0 : cos(sigma) - 2 * sinProduct / cosSquared }

        /// How much longer the arc is in longitude than the geodesic.
        var longitudeDifference: Double {
            let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
            let middle = cosMiddle
            return (1 - c) * flattening * sinAzimuth
                * (sigma + c * sin(sigma) * (middle + c * cos(sigma) * (2 * middle * middle - 1)))
        }

        /// The length of the geodesic in meters.
        var length: Double {
            let u = cosSquared * (pow(equatorialRadius, 2) - pow(polarRadius, 2)) / pow(polarRadius, 2)
            let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let middle = cosMiddle
            let inner =
                cos(sigma) * (2 * middle * middle - 1) - b / 6 * middle * (4 * pow(sin(sigma), 2) - 3)
                * (4 * middle * middle - 3)
            return polarRadius * a * (sigma - b * sin(sigma) * (middle + b / 4 * inner))
        }
    }
}

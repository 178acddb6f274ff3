import AudioToolbox
import Foundation

/// - Linux: works
/// Names a filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass = 1
    case highPass = 2
    case resonantLowPass = 3
    case resonantHighPass = 4
    case bandPass = 5
    case bandStop = 6
    case lowShelf = 7
    case highShelf = 8
    case resonantLowShelf = 9
    case resonantHighShelf = 10
}

/// - Linux: no effect
/// The settings of a filter.
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType: AVAudioUnitEQFilterType = .parametric
    open var frequency: Float = 0
    open var bandwidth: Float = 0
    open var gain: Float = 0
    open var bypass: Bool = true
}

/// - Linux: no effect
/// Filters sound.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    open private(set) var bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
        super.init(audioComponentDescription: .apple(kAudioUnitType_Effect, kAudioUnitSubType_NBandEQ))
    }
}

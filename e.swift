import CoreHaptics
func f() { let a: AVAudioSession? = nil; let v: UIView? = nil }

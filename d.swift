import Speech
func f() { let a = AVAudioEngine(); let b = AVPlayer() ; let v: UIView? = nil }

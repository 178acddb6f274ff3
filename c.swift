import MediaPlayer
func f() { let a = AVPlayer(); let v = UIView(); AudioServicesPlaySystemSound(1) }

extension UINavigationBar: MadeOfParts {}
extension UIToolbar: MadeOfParts {}
extension UITabBar: MadeOfParts {}

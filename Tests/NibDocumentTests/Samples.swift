@testable import NibDocument

/// Files of the tests.
enum Samples {
    static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17703"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <tableViewCell contentMode="scaleToFill" selectionStyle="blue" indentationWidth="10" reuseIdentifier="Row" rowHeight="58" id="c-1" customClass="RowCell" customModule="Demo" customModuleProvider="target">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="58"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c-1" id="v-1">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="58"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            <label text="Tom &amp; Jerry &#x2026;" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                                <rect key="frame" x="16" y="8" width="120.5" height="21"/>
                                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                                <color key="textColor" systemColor="labelColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leadingMargin" id="k-1"/>
                            <constraint firstItem="l-1" firstAttribute="width" relation="lessThanOrEqual" secondItem="l-1" secondAttribute="height" multiplier="16:9" constant="2.5" priority="750" id="k-2"/>
                        </constraints>
                    </tableViewCellContentView>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="5"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <outlet property="titleLabel" destination="l-1" id="o-1"/>
                        <outletCollection property="labels" destination="l-1" collectionClass="NSMutableArray" id="o-2"/>
                    </connections>
                    <point key="canvasLocation" x="1" y="2"/>
                </tableViewCell>
            </objects>
            <resources>
                <systemColor name="labelColor">
                    <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>
        """

    static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n-1">
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <navigationController id="n-1" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b-1"/>
                            <nil name="viewControllers"/>
                            <connections>
                                <segue destination="t-1" kind="relationship" relationship="rootViewController" id="g-1"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <scene sceneID="s-2">
                    <objects>
                        <tableViewController storyboardIdentifier="List" title="List" id="t-1" sceneMemberID="viewController">
                            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="a-1">
                                <sections>
                                    <tableViewSection headerTitle="First" id="e-1">
                                        <cells>
                                            <tableViewCell id="c-1"/>
                                            <tableViewCell id="c-2">
                                                <connections>
                                                    <segue destination="n-1" kind="show" identifier="open" trigger="accessoryAction" id="g-2"/>
                                                </connections>
                                            </tableViewCell>
                                        </cells>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    static func document(_ text: String) throws -> NibDocument { try NibDocument(Array(text.utf8), file: "Row.xib") }
}

import CoreGraphics
import Testing

@Suite struct CGImageTests {
    let canvas: Canvas = {
        let canvas = Canvas(3, 2, background: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
        canvas.context.fill(
            CGRect(x: 1, y: 0, width: 1, height: 1), color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
        canvas.context.fill(CGRect(x: 0, y: 1, width: 1, height: 1), color: .green)
        return canvas
    }()

    @Test func aPictureComesBackFromItsPNG() throws {
        let data = try #require(canvas.image.pngData())
        let image = try CGImage.decode(data)
        #expect(image.width == 3 && image.height == 2)
        #expect(image.color(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(image.color(x: 1, y: 0).blue == 255)
        #expect(abs(image.color(x: 1, y: 0).alpha - 128) <= 1)
        #expect(image.color(x: 2, y: 1).alpha == 0)
        #expect(image.color(x: 0, y: 1) == (0, 255, 0, 255))
    }

    @Test func aMaskMakesTransparentWhereItIsBlack() throws {
        let gray = Canvas(1, 2, background: nil)
        for (y, color) in [(0, CGColor.white), (1, .black)] {
            gray.context.fill(CGRect(x: 0, y: y, width: 1, height: 1), color: color)
        }
        let image = try #require(canvas.image.masking(gray.image))
        #expect(image.width == 3 && image.height == 2)
        #expect(image.color(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(image.color(x: 0, y: 1).alpha == 0)
        #expect(image.color(x: 1, y: 0) == canvas.image.color(x: 1, y: 0))
    }

    @Test func aMissingFileIsNamedInTheError() {
        #expect { try CGImage.decode(contentsOfFile: "/no/such/picture.png") } throws: {
            "\($0)".contains("/no/such/picture.png")
        }
    }

    @Test func dataThatIsNoPictureIsNamedInTheError() {
        #expect { try CGImage.decode(Data("not a picture".utf8), name: "notes.txt") } throws: {
            "\($0)".contains("notes.txt")
        }
    }

    @Test func emptyDataIsAnError() {
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(Data()) }
    }

    /// gdk-pixbuf gives what it could read of a PNG, and an error for a JPEG without its end; UIKit shows half pictures too.
    @Test func halfAPictureIsShownAsFarAsItGoesOrNamedInTheError() throws {
        let data = try #require(Canvas(200, 200).image.pngData())
        for count in [1, 8, 20, 33, data.count / 2, data.count - 1] {
            do {
                #expect(try CGImage.decode(data.prefix(count), name: "half.png").width == 200)
            } catch {
                #expect("\(error)".contains("half.png"))
            }
        }
    }

    /// A WebP of one red pixel (lossless), as cwebp writes it.
    @Test func webPIsRead() throws {
        let base64 = "UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAAAfQ//73v/+BiOh/AAA="
        let data = try #require(Data(base64Encoded: base64))
        let image = try CGImage.decode(data)
        #expect(image.width == 1 && image.height == 1)
    }

    @Test func croppingTakesWholePixels() throws {
        let part = try #require(canvas.image.cropping(to: CGRect(x: 0.5, y: 0, width: 1, height: 1)))
        #expect(part.width == 2 && part.height == 1)
        #expect(part.color(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(canvas.image.cropping(to: CGRect(x: 10, y: 10, width: 5, height: 5)) == nil)
    }

    @Test func anImageDrawnPixelOnPixelIsCopied() {
        let target = Canvas(5, 5, background: nil)
        target.context.drawUpright(canvas.image, in: CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(target.pixel(1, 1) == "FF0000FF")
        #expect(target.pixel(1, 2) == "00FF00FF")
        #expect(target.pixel(0, 0) == "00000000")
    }

    @Test func anEnlargedImageFillsItsRectangleToTheEdges() {
        let picture = Canvas(2, 2, background: .red)
        let target = Canvas(20, 20, background: nil)
        target.context.drawUpright(picture.image, in: CGRect(x: 2, y: 2, width: 16, height: 16))
        #expect(target.pixel(2, 2) == "FF0000FF")
        #expect(target.pixel(17, 17) == "FF0000FF")
        #expect(target.pixel(18, 18) == "00000000")
    }

    @Test func applesDrawTurnsAnImageUpsideDownWhereYIsDown() {
        let target = Canvas(3, 2, background: nil)
        target.context.draw(canvas.image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(target.pixel(0, 1) == "FF0000FF")
        #expect(target.pixel(0, 0) == "00FF00FF")
    }

    @Test func aMaskIsFilledWithTheColor() {
        let target = Canvas(3, 2, background: nil)
        target.context.drawMask(canvas.image, in: CGRect(x: 0, y: 0, width: 3, height: 2), color: .blue)
        #expect(target.pixel(0, 0) == "0000FFFF")
        #expect(target.pixel(2, 1) == "00000000")
    }

    @Test func anImageFollowsTheContextsAlpha() {
        let target = Canvas(3, 2, background: .white)
        target.context.setAlpha(0.5)
        target.context.drawUpright(Canvas(3, 2, background: .black).image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(abs(target.image.color(x: 1, y: 1).red - 128) <= 1)
    }
}

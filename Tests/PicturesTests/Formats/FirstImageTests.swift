import RecipeTestSupport
import Testing

@testable import Pictures

struct FirstImageTests {
    @Test func anAnimatedGIFIsCutBehindItsFirstImage() {
        let one = PictureFile.gif(images: 1)
        #expect(FirstImage.file(in: PictureFile.gif(images: 500), of: .gif) == one)
        #expect(FirstImage.file(in: one, of: .gif) == one)
    }

    /// Colours may be those of the file or of the image, two to 256 of them.
    @Test(arguments: 0...8, 0...8)
    func aGIFIsCutBehindItsColours(_ common: UInt8, _ own: UInt8) {
        func flags(_ bits: UInt8) -> UInt8 { bits == 0 ? 0 : 0x80 | (bits - 1) }
        func table(_ bits: UInt8) -> [UInt8] {
            // Bytes that would end the blocks too early.
            [UInt8](repeating: 0, count: bits == 0 ? 0 : 3 << Int(bits))
        }
        let size: [UInt8] = [1, 0, 1, 0]
        let head = Array("GIF89a".utf8) + size + [flags(common), 0, 0] + table(common)
        let note: [UInt8] = [0x21, 0xFE, 2, 0x68, 0x69, 0]
        let image = [0x2C, 0, 0, 0, 0] + size + [flags(own)] + table(own) + [2, 2, 0x44, 1, 0]
        let file = head + note + image + note + image + [0x3B]
        #expect(FirstImage.file(in: file, of: .gif) == head + note + image + [0x3B])
    }

    @Test func anAnimatedWebPBecomesItsFirstStill() {
        let animation = SampleFiles.animated([SampleFiles.webP, SampleFiles.transparentWebP])
        #expect(FirstImage.file(in: animation, of: .webp) == SampleFiles.webP)
    }

    @Test func aStillWithAlphaKeepsIt() {
        let animation = SampleFiles.animated([SampleFiles.transparentWebP])
        #expect(FirstImage.file(in: animation, of: .webp) == SampleFiles.transparentWebP)
    }

    @Test func filesCutAnywhereAreLeftAsTheyAreOrCut() {
        let files: [([UInt8], PictureFormat)] = [
            (PictureFile.gif(images: 3), .gif),
            (SampleFiles.animated([SampleFiles.transparentWebP]), .webp),
        ]
        for (file, format) in files {
            for count in 0..<file.count {
                let cut = Array(file.prefix(count))
                #expect(FirstImage.file(in: cut, of: format).count <= cut.count + 1)
            }
        }
    }
}

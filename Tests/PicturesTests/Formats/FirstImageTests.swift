import RecipeTestSupport
import Testing

@testable import Pictures

struct FirstImageTests {
    @Test func anAnimatedGIFIsCutBehindItsFirstImage() {
        let one = PictureFile.gif(images: 1)
        #expect(FirstImage.file(in: PictureFile.gif(images: 500), of: .gif) == one)
        #expect(FirstImage.file(in: one, of: .gif) == one)
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

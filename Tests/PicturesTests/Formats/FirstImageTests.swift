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

    /// A part of a file, of which the last may lack the byte that makes its length even.
    private func chunk(_ name: String, _ content: [UInt8], isPadded: Bool = true) -> [UInt8] {
        var bytes = Array(name.utf8)
        bytes += [UInt8(content.count), 0, 0, 0]
        bytes += content
        if isPadded, content.count % 2 == 1 { bytes.append(0) }
        return bytes
    }

    private func file(_ chunks: [UInt8]) -> [UInt8] {
        chunk("RIFF", Array("WEBP".utf8) + chunks, isPadded: false)
    }

    private func animation(of image: [UInt8]) -> [UInt8] {
        file(chunk("ANMF", [UInt8](repeating: 0, count: 16) + image))
    }

    /// Of an image only its own parts are taken, however long they are.
    @Test func anImageHasNoMoreThanItsParts() {
        let more = chunk("XTRA", [9, 9])
        for content: [UInt8] in [[1, 2], [1, 2, 3]] {
            let bits = chunk("VP8L", content)
            #expect(FirstImage.file(in: animation(of: bits + more), of: .webp) == file(bits))
            let last = chunk("VP8L", content, isPadded: false)
            #expect(FirstImage.file(in: animation(of: last), of: .webp) == file(last))
        }
    }

    /// The head that an alpha needs has the size less one; two bits of each number are no size.
    @Test func anImageWithAlphaHasItsSizeInItsHead() {
        let alpha = chunk("ALPH", [1, 2, 3])
        let head = chunk("VP8X", [0x10, 0, 0, 0, 4, 1, 0, 6, 0, 0])
        for rest: [UInt8] in [[], [9]] {
            let start: [UInt8] = [0, 0, 0, 0, 0, 0, 5, 0x41, 7, 0xC0]
            let bits = chunk("VP8 ", start + rest)
            let more = chunk("XTRA", [9, 9])
            #expect(
                FirstImage.file(in: animation(of: alpha + bits + more), of: .webp)
                    == file(head + alpha + bits)
            )
            let last = chunk("VP8 ", start + rest, isPadded: false)
            #expect(
                FirstImage.file(in: animation(of: alpha + last), of: .webp)
                    == file(head + alpha + last)
            )
        }
    }

    /// A decoder refuses what is no image; nothing is made of it here.
    @Test func whatIsNoImageIsLeftAsItIs() {
        let alpha = chunk("ALPH", [1, 2])
        let images: [[UInt8]] = [
            [], [1, 2, 3], alpha, alpha + chunk("VP8L", [1, 2]),
            // Too short for a size, and without one across or down.
            alpha + chunk("VP8 ", [0, 0, 0, 0, 0, 0, 5, 0, 7]),
            alpha + chunk("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0xC0, 7, 0]),
            alpha + chunk("VP8 ", [0, 0, 0, 0, 0, 0, 5, 0, 0, 0x40]),
        ]
        for image in images {
            let whole = animation(of: image)
            #expect(FirstImage.file(in: whole, of: .webp) == whole, "\(image)")
        }
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

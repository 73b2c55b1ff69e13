/// Words by which cooks and recipes tell of the same, in kinds: who says that it is stuck is told how to
/// loosen it.
///
/// Beside `VerbKinds`, which knows what is done; each line is a kind.
enum TalkTable {
    private static let text = """
        stuck stick sticking loosen release unmould dip
        split curdle curdled separate broken rescue
        foam froth frothing foaming overflow bubble
        runny watery liquid thin loose thick thicken stiff set reduce
        burn burnt dark brown catch scorch blacken
        peek open shut closed door look check
        bin throw chuck discard sink drain toss
        float bob bobbed surface
        bash pound hit flatten beat hammer tenderise tenderize even
        spicy hot chilli chili chillies chile pepper jalapeno chipotle cayenne heat
        full fill half rim brim cover submerge level depth
        steaming steam warm lukewarm hot boiling heat
        plate side beside alongside serve accompany
        carve cut slice
        thermometer probe temperature degree read reach inside
        soft tender firm bite springy hard done
        smoke smoking scorch pop popping
        gap space apart room
        bottom base top layer upside side
        nozzle tip tube star piping
        tin pan mould dish tray
        scrub peel skin unpeeled
        overnight ahead advance day before fridge refrigerate keep store
        hurry quick quickly rush speed shortcut shorten
        """

    static let kinds = WordKinds(text)
}
